import { CodesConsole } from '../../features/codes/teach/codes-console.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/codes.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الأكواد' });
}

export default function TeachCodes() {
  const { digits, isTeacher } = useConsole();
  return <CodesConsole digits={digits} mayMake={isTeacher} />;
}
