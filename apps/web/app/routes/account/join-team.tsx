import { useSearchParams } from 'react-router';
import { JoinTeamScreen } from '../../features/team/join-team-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/join-team.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'دعوة للفريق' });
}

export default function JoinTeam() {
  const [search] = useSearchParams();
  return <JoinTeamScreen invite={search.get('invite') ?? ''} />;
}
