import type { ReactNode } from 'react';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Shimmer, ShimmerRegion } from '../../ui/notices/shimmer.tsx';
import '../../ui/progress/progress-gauges.css';
import '../../ui/progress/progress-report.css';

/** The page as it will stand, before its numbers are here. */
export function StatisticsShape({ title }: { title: ReactNode }) {
  return (
    <div className="wrap report">
      {title}
      <ShimmerRegion label="بنجيب إحصائياتك">
        <Sheet flush className="progress-gauges">
          <ul>
            {['videos', 'quizzes', 'average'].map((gauge) => (
              <li key={gauge}>
                <Shimmer className="shimmer-gauge" />
                <Shimmer className="shimmer-line" />
                <Shimmer shape="short-line" />
              </li>
            ))}
          </ul>
        </Sheet>
        <div className="report-columns">
          <div className="report-block">
            <Shimmer shape="title" />
            {['first', 'second', 'third'].map((result) => (
              <Shimmer key={result} shape="block" className="report-shape-row" />
            ))}
          </div>
          <div className="report-block">
            <Shimmer shape="title" />
            <Shimmer shape="block" className="report-shape-row" />
          </div>
        </div>
      </ShimmerRegion>
    </div>
  );
}
