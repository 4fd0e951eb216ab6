import { useSearchParams } from 'react-router';
import { ConfirmEmailScreen } from '../../features/auth/confirm-email/confirm-email-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/confirm-email.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'تأكيد الإيميل' });
}

export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  return <ConfirmEmailScreen email={search.get('email') ?? ''} digits={digits} />;
}
