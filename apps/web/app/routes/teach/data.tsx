import { DataScreen } from '../../features/data/teach/data-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/data.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'البيانات' });
}

export default function TeachData() {
  const { digits, isOwner } = useConsole();
  return isOwner ? <DataScreen digits={digits} /> : <NotAllowedScreen />;
}
