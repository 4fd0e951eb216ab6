import { quizPath } from '@hessa/rules/lessons/kinds/quiz';
import { StatisticsScreen } from '../../features/statistics/statistics-screen.tsx';
import { StatisticsShape } from '../../features/statistics/statistics-shape.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { PageHead } from '../../pages/page-head.ts';
import { usePageData } from '../../site-data.ts';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import type { Route } from './+types/statistics.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'إحصائياتي' });
}

const title = (
  <SectionTitle heading="h1" lead="بنجمّع أرقامك">
    مستواك
  </SectionTitle>
);

export const handle: PageHead = { headAround: (wait) => <StatisticsShape title={title} wait={wait} /> };

export default function Statistics() {
  const page = usePageData();
  return page && <StatisticsScreen digits={page.site.settings.digits} paperPath={quizPath} />;
}
