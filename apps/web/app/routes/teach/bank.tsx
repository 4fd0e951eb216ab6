import { BankScreen } from '../../features/authoring/bank/bank-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/bank.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'بنك الأسئلة' });
}

export default function TeachBank() {
  const { digits, isTeacher } = useConsole();
  if (!isTeacher) return <NotAllowedScreen />;
  return <BankScreen digits={digits} />;
}
