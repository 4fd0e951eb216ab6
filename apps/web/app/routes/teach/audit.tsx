import { useSearchParams } from 'react-router';
import { AuditScreen } from '../../features/audit/audit-screen.tsx';
import { UndoMove } from '../../features/students/undo-move.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/audit.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'السجل' });
}

export default function TeachAudit() {
  const { digits, isOwner } = useConsole();
  const [search] = useSearchParams();
  const person = search.get('person') ?? '';
  if (!isOwner) return <NotAllowedScreen />;
  return (
    <AuditScreen
      key={person}
      person={person}
      digits={digits}
      undoMove={(jobId) => <UndoMove moveJobId={jobId} digits={digits} />}
    />
  );
}
