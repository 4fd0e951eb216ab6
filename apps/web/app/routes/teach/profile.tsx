import { teachSecurityPath } from '@hessa/rules/pages/console-pages';
import { StaffProfile } from '../../features/profile/teach/staff-profile.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { STAFF_ROLES, type StaffRole } from '../../teach-shell/frame/staff-roles.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import type { Route } from './+types/profile.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'حسابك' });
}

export default function TeachProfile() {
  const { digits } = useConsole();
  const session = useSession();
  if (session.status !== 'member') return null;
  const { user } = session;
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>حسابك</h1>
        <Badge>{STAFF_ROLES[user.role as StaffRole].name}</Badge>
        <ButtonLink look="line" size="small" to={teachSecurityPath()}>
          الأمان والأجهزة
        </ButtonLink>
      </div>
      <StaffProfile key={user.id} user={user} digits={digits} />
    </div>
  );
}
