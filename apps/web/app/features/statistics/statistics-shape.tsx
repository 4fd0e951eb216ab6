import type { ReactNode } from 'react';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Shimmer, ShimmerRegion } from '../../ui/notices/shimmer.tsx';
import '../../ui/progress/progress-gauges.css';
import '../../ui/progress/progress-report.css';

interface StatisticsShapeProps {
  title: ReactNode;
  /** Said while the reader is asked for. */
  wait?: ReactNode;
}

/** The page as it will stand, before its numbers are here. Its words are the server's, and so come with the first paint. */
export function StatisticsShape({ title, wait }: StatisticsShapeProps) {
  return (
    <div className={wait ? 'wrap report report-head' : 'wrap report'}>
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
        <p className="report-empty report-promise">
          الفيديوهات اللي شفتها، ودرجات امتحاناتك، واللي فاضلك، والأختام اللي كسبتها: كله بيتجمّع هنا.
        </p>
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
      {wait}
    </div>
  );
}
