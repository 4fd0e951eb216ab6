import { AnnouncementsScreen } from '../../features/announcements/teach/announcements-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/announcements.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'السبورة' });
}

export default function TeachAnnouncements() {
  const { digits, isTeacher } = useConsole();
  return isTeacher ? <AnnouncementsScreen digits={digits} /> : <NotAllowedScreen />;
}
