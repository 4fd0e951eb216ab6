import { RegisterScreen } from '../../features/auth/register/register-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/register.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'حساب جديد' });
}

export default function Register() {
  return <RegisterScreen digits={usePageData()?.site.settings.digits ?? 'arabic'} />;
}
