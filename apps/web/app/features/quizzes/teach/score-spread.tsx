import type { Reply } from '@hessa/contract/client';
import { BAND_WIDTH } from '@hessa/rules/quizzes/score-figures';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { unhandedStudents } from '@hessa/rules/quizzes/unhanded-counted';
import { scoreTone } from '@hessa/rules/statistics/score-tone';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { formatCount } from '@hessa/rules/text/count';
import { PAPER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import { BarChart } from '../../../teach-shell/reports/bar-chart.tsx';
import { Sheet } from '../../../ui/drawings/sheet.tsx';

type Report = Reply<'GET /api/teach/results/{lessonId}'>['data'];

interface ScoreSpreadProps extends Pick<Report, 'figures' | 'distribution' | 'missing'> {
  /** Papers that were handed in and have no mark yet. */
  waiting: number;
  /** Papers whose late answers wait for a word: in none of the figures. */
  forNow: number;
  digits: DigitStyle;
}

/** The class in five numbers and ten bars. */
export function ScoreSpread({ figures, distribution, missing, waiting, forNow, digits }: ScoreSpreadProps) {
  const number = (value: number) => formatCount(value, digits);
  const rest = missing > 0 && <>، ومستنيين {unhandedStudents(missing, digits)}</>;
  if (!figures) {
    return (
      <Sheet>
        {waiting > 0 ? (
          <p>
            اتسلّمت <bdi>{countedAlone(waiting, PAPER, digits)}</bdi> ولسه {waiting === 2 ? 'مستنيين' : 'مستنية'} التصحيح
            {rest}.
          </p>
        ) : forNow > 0 ? (
          <p>
            اتسلّمت <bdi>{countedAlone(forNow, PAPER, digits)}</bdi> بدرجة مؤقتة: فيه إجابات متأخرة مستنية قرارك{rest}.
          </p>
        ) : (
          <p>لسه محدش سلّم الامتحان ده{rest}.</p>
        )}
      </Sheet>
    );
  }
  const percents = [
    ['المتوسط', figures.average, wholePercentText],
    ['الوسيط', figures.median, wholePercentText],
    ['أعلى درجة', figures.highest, paperPercentText],
    ['أقل درجة', figures.lowest, paperPercentText],
  ] as const;
  const edges = Array.from({ length: distribution.length + 1 }, (_, at) => at * BAND_WIDTH);
  return (
    <div className="spread">
      <dl className="spread-figures">
        <div>
          <dt>{waiting > 0 ? 'اتصحّحوا' : forNow > 0 ? 'درجتهم نهائية' : 'سلّموا'}</dt>
          <dd>
            <bdi>{number(figures.papers)}</bdi>
          </dd>
        </div>
        {waiting > 0 && (
          <div>
            <dt>مستنيين تصحيح</dt>
            <dd>
              <bdi>{number(waiting)}</bdi>
            </dd>
          </div>
        )}
        {forNow > 0 && (
          <div>
            <dt>درجتهم مؤقتة</dt>
            <dd>
              <bdi>{number(forNow)}</bdi>
            </dd>
          </div>
        )}
        {percents.map(([name, value, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={`score-${scoreTone(value)}`}>
              <bdi dir="rtl">{words(value, digits)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <figure className="spread-chart">
        <figcaption>الدرجات اتوزّعت إزاي</figcaption>
        <BarChart
          tall
          label={`توزيع الدرجات: ${distribution
            .map((papers, at) => ({ papers, from: at * BAND_WIDTH }))
            .filter(({ papers }) => papers > 0)
            .map(({ papers, from }) => `من ${number(from)}: ${countedNoun(papers, PAPER, digits)}`)
            .join('، ')}`}
          valueText={number}
          bars={distribution.map((papers, at) => {
            const from = at * BAND_WIDTH;
            return {
              value: papers,
              tone: scoreTone(from),
              title: `من ${number(from)} لـ${number(from + BAND_WIDTH)}: ${countedNoun(papers, PAPER, digits)}`,
            };
          })}
        />
        <div className="spread-edges" dir="ltr" aria-hidden="true">
          {edges.map((edge) => (
            <span key={edge}>{number(edge)}</span>
          ))}
        </div>
      </figure>
    </div>
  );
}
