import { ReceiptScreen } from '../../features/codes/sellers/receipt-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/receipt.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'إيصال' });
}

export default function TeachReceipt({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const number = Number(params.number);
  if (!Number.isSafeInteger(number) || number < 1) return <NotFoundScreen />;
  return <ReceiptScreen key={number} number={number} digits={digits} mayCancel={isTeacher} />;
}
