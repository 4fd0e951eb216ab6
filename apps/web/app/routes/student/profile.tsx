import { homePath } from '@hessa/rules/pages/public-pages';
import { useNavigate } from 'react-router';
import { lineNow } from '../../api/line-watch.ts';
import { MyDevices } from '../../features/auth/devices/my-devices.tsx';
import { logout } from '../../features/auth/logout.ts';
import { ProfileFrame } from '../../features/profile/profile-frame.tsx';
import { ProfileScreen } from '../../features/profile/profile-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { PageHead } from '../../pages/page-head.ts';
import { endSession } from '../../session/session-store.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/profile.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'حسابي' });
}

export const handle: PageHead = { headAround: (wait) => <ProfileFrame>{wait}</ProfileFrame> };

export default function Profile() {
  const page = usePageData();
  const navigate = useNavigate();
  if (!page) return null;
  const leave = async () => {
    // Without a line home would not come, and the login follows by itself.
    if ((await logout()) && lineNow() !== 'away') void navigate(homePath());
  };
  const onClosed = async () => {
    // The page is left first: a protected page without its login would lead to the login screen.
    await navigate(homePath());
    endSession('logout');
  };
  const { digits } = page.site.settings;
  return (
    <ProfileScreen digits={digits} onLogout={leave} onClosed={onClosed}>
      <MyDevices digits={digits} />
    </ProfileScreen>
  );
}
