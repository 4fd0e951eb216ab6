import { SellerScreen } from '../../features/codes/sellers/seller-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/seller.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'حساب بيّاع' });
}

export default function TeachSeller({ params }: Route.ComponentProps) {
  const { digits, isTeacher, profile } = useConsole();
  const sellerId = Number(params.sellerId);
  if (!Number.isSafeInteger(sellerId) || sellerId < 1) return <NotFoundScreen />;
  return (
    <SellerScreen key={sellerId} sellerId={sellerId} digits={digits} teacherName={profile.name} mayManage={isTeacher} />
  );
}
