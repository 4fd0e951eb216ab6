import { CardsSheet } from '../../features/codes/teach/cards-sheet.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/print-cards.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كروت الأكواد' });
}

export default function TeachPrintCards({ params }: Route.ComponentProps) {
  const { digits, isTeacher, siteUrl, profile } = useConsole();
  const batchId = Number(params.batchId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(batchId) || batchId < 1) return <NotFoundScreen />;
  return <CardsSheet batchId={batchId} digits={digits} teacherName={profile.name} siteUrl={siteUrl} />;
}
