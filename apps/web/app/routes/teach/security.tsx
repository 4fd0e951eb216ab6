import { StaffSessions } from '../../features/auth/devices/staff-sessions.tsx';
import { StaffSecondFactor } from '../../features/auth/second-factor/staff-second-factor.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/security.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'أمان حسابك' });
}

export default function TeachSecurity() {
  const { digits } = useConsole();
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>أمان حسابك</h1>
      </div>
      <StaffSecondFactor digits={digits} />
      <StaffSessions digits={digits} />
    </div>
  );
}
