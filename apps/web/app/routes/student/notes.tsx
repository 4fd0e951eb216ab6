import { NotesScreen } from '../../features/notes/notes-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/notes.ts';

const TITLE = 'ملاحظاتي';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE });
}

export default function Notes() {
  const page = usePageData();
  return page && <NotesScreen title={TITLE} digits={page.site.settings.digits} />;
}
