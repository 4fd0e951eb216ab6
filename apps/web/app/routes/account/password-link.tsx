import { useLocation } from 'react-router';
import { PasswordLinkScreen } from '../../features/auth/reset-password/password-link-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/password-link.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كلمة سر جديدة' });
}

export default function PasswordLink() {
  const { hash } = useLocation();
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  return <PasswordLinkScreen linkKey={hash.slice(1)} digits={digits} />;
}
