import { OutboxScreen } from '../../features/auth/outbox/outbox-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/outbox.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'البريد اللي مستني' });
}

export default function TeachOutbox() {
  const { digits, isOwner } = useConsole();
  return isOwner ? <OutboxScreen digits={digits} /> : <NotAllowedScreen />;
}
