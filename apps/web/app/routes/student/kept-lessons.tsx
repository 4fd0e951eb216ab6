import { KeptLessonsScreen } from '../../kept-lessons/kept-lessons-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/kept-lessons.ts';

const TITLE = 'حصص على جهازي';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE });
}

export default function KeptLessons() {
  const page = usePageData();
  const session = useSession();
  if (!page || session.status !== 'member') return null;
  return <KeptLessonsScreen title={TITLE} userId={session.user.id} digits={page.site.settings.digits} />;
}
