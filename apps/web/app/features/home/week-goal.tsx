import { statisticsPath } from '@hessa/rules/pages/student-pages';
import { LESSON } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { Counted } from '../../ui/text/counted.tsx';
import type { Home } from './use-home.ts';
import './week-goal.css';

type Week = NonNullable<Home['week']>;

/** A row of them is read at one look. */
const BUBBLES_AT_MOST = 7;

/** How far the week's own goal is; where it is chosen is a press away. */
export function WeekGoal({ week, digits }: { week: Week; digits: DigitStyle }) {
  const { goal, finished } = week;
  return (
    <p>
      <Link className="week-goal" to={statisticsPath()}>
        {goal <= BUBBLES_AT_MOST && (
          <span className="week-goal-bubbles" aria-hidden="true">
            {Array.from({ length: goal }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bubble is its place
              <i key={at} data-filled={at < finished || undefined} />
            ))}
          </span>
        )}
        <Counted>{goalWords(week, digits)}</Counted>
      </Link>
    </p>
  );
}

function goalWords({ goal, finished }: Week, digits: DigitStyle): string {
  const all = countedAlone(goal, LESSON, digits);
  if (finished >= goal) return `وصلت لهدف الأسبوع: ${all}`;
  return finished === 0 ? `هدف الأسبوع: ${all}` : `هدف الأسبوع: ${formatNumber(finished, digits)} من ${all}`;
}
