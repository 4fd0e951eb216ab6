import { PasswordLinksScreen } from '../../features/desk/password-links-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/password-links.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'لينكات كلمة السر' });
}

export default function TeachPasswordLinks() {
  const { digits } = useConsole();
  return <PasswordLinksScreen digits={digits} />;
}
