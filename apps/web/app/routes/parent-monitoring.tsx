import { parentMonitoringPath } from '@hessa/rules/pages/public-pages';
import { ParentMonitoringScreen } from '../features/parents/parent-monitoring-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import { usePageData } from '../site-data.ts';
import type { Route } from './+types/parent-monitoring.ts';

/** Out of search engines, yet made to be sent on: parents get the link in a chat. */
export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'متابعة ولي الأمر',
    description: 'تابع مستوى ابنك أو بنتك في الإنجليزي: الفيديوهات والامتحانات والدرجات، برقمين موبايل ومن غير حساب.',
    path: parentMonitoringPath(),
  });
}

export default function ParentMonitoring() {
  const page = usePageData();
  return page && <ParentMonitoringScreen digits={page.site.settings.digits} />;
}
