import { loginPath } from '@hessa/rules/pages/public-pages';
import { statisticsPath } from '@hessa/rules/pages/student-pages';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { TornPageDrawing } from '../../ui/drawings/torn-page-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { statisticsOwner } from './statistics-owner.ts';
import { StatisticsReport, type StatisticsReportProps } from './statistics-report.tsx';
import { MUST_LOG_IN, NO_USER_ID } from './statistics-texts.ts';

/** The student's own progress. The route guards it; what stands here is for a login lost while the page is open. */
export function StatisticsScreen(shown: Pick<StatisticsReportProps, 'digits' | 'paperPath'>) {
  const owner = statisticsOwner(useSession());
  if (owner.kind === 'owner') return <StatisticsReport userId={owner.userId} name={owner.name} {...shown} />;
  return (
    <div className="wrap" role="alert">
      <StatePanel
        heading="h1"
        drawing={<TornPageDrawing />}
        title={owner.kind === 'no-user-id' ? NO_USER_ID : MUST_LOG_IN}
        actions={
          <ButtonLink to={loginPath()} state={{ from: statisticsPath() }}>
            دخول
          </ButtonLink>
        }
      >
        <p>سجّل دخولك تاني، وهترجع هنا على طول.</p>
      </StatePanel>
    </div>
  );
}
