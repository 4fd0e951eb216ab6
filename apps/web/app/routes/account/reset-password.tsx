import { useSearchParams } from 'react-router';
import { ResetPasswordScreen } from '../../features/auth/reset-password/reset-password-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/reset-password.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كلمة سر جديدة' });
}

export default function ResetPassword() {
  const [search] = useSearchParams();
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  return <ResetPasswordScreen email={search.get('email') ?? ''} digits={digits} />;
}
