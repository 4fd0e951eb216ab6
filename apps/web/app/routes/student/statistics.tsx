import { quizPath } from '@hessa/rules/lessons/kinds/quiz';
import { StatisticsScreen } from '../../features/statistics/statistics-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/statistics.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'إحصائياتي' });
}

export default function Statistics() {
  const page = usePageData();
  return page && <StatisticsScreen digits={page.site.settings.digits} paperPath={quizPath} />;
}
