import { DataScreen } from '../../features/data/teach/data-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/data.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'البيانات' });
}

export default function TeachData() {
  const { digits, isOwner } = useConsole();
  return isOwner ? <DataScreen digits={digits} /> : <NotFoundScreen />;
}
