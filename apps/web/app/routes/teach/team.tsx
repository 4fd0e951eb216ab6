import { TeamScreen } from '../../features/team/team-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/team.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الفريق' });
}

export default function TeachTeam() {
  const { digits, isOwner, siteUrl, profile } = useConsole();
  if (!isOwner) return <NotAllowedScreen />;
  return <TeamScreen digits={digits} siteUrl={siteUrl} teacherName={profile.name} />;
}
