import { BatchScreen } from '../../features/codes/teach/batch-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/code-batch.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'دفعة أكواد' });
}

export default function TeachCodeBatch({ params }: Route.ComponentProps) {
  const { digits, isTeacher, siteUrl } = useConsole();
  const batchId = Number(params.batchId);
  if (!Number.isSafeInteger(batchId) || batchId < 1) return <NotFoundScreen />;
  return <BatchScreen key={batchId} batchId={batchId} digits={digits} mayMake={isTeacher} siteUrl={siteUrl} />;
}
