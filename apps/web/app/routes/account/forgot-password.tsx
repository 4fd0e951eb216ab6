import { ForgotPasswordScreen } from '../../features/auth/reset-password/forgot-password-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/forgot-password.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'نسيت كلمة السر' });
}

export default function ForgotPassword() {
  return <ForgotPasswordScreen />;
}
