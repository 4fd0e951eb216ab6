import { teachProfilePath } from '@hessa/rules/pages/console-pages';
import { StaffSessions } from '../../features/auth/devices/staff-sessions.tsx';
import { StaffSecondFactor } from '../../features/auth/second-factor/staff-second-factor.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import { WayBack } from '../../teach-shell/frame/way-back.tsx';
import type { Route } from './+types/security.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'أمان حسابك' });
}

export default function TeachSecurity() {
  const { digits } = useConsole();
  return (
    <div className="console-page">
      <WayBack to={teachProfilePath()}>حسابك</WayBack>
      <div className="console-head">
        <h1>أمان حسابك</h1>
      </div>
      <StaffSecondFactor digits={digits} />
      <StaffSessions digits={digits} />
    </div>
  );
}
