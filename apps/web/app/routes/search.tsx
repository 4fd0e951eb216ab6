import { searchPath } from '@hessa/rules/pages/public-pages';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import { NoScriptNote } from '../shell/no-script-note.tsx';
import { usePageData } from '../site-data.ts';
import type { Route } from './+types/search.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'البحث', path: searchPath() });
}

export default function Search() {
  const page = usePageData();
  return (
    page && (
      <>
        <NoScriptNote />
        <SearchScreen digits={page.site.settings.digits} />
      </>
    )
  );
}
