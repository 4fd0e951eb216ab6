import { ChoosePasswordScreen } from '../../features/auth/choose-password/choose-password-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/choose-password.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كلمة سر بتاعتك' });
}

export default function ChoosePassword() {
  return <ChoosePasswordScreen digits={usePageData()?.site.settings.digits ?? 'arabic'} />;
}
