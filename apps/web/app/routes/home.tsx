import { HomeBeingBuilt } from '../features/site/home-being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import { usePageData } from '../site-data.ts';
import type { Route } from './+types/home.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الرئيسية' });
}

export default function Home() {
  const page = usePageData();
  return page && <HomeBeingBuilt profile={page.site.profile} />;
}
