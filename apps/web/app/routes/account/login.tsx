import { LoginScreen } from '../../features/auth/login-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/login.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'دخول' });
}

export default function Login() {
  const page = usePageData();
  const digits = page?.site.settings.digits ?? 'arabic';
  return <LoginScreen supportNumber={page?.contact?.whatsApp_Number ?? ''} digits={digits} />;
}
