import type { LessonProgress, QuizProgress } from '@hessa/rules/statistics/gauges';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { nounAfter } from '@hessa/rules/text/plural';
import { PenMark } from '../drawings/pen-mark.tsx';
import './progress-summary.css';

/** The words beside a number that stands alone: «١٤ فيديو», «٥ فيديوهات». */
interface Words {
  few: string;
  one: string;
  all: string;
  none: string;
  failed: string;
}

const VIDEOS: Words = {
  few: 'فيديوهات فاضلة والمنهج يخلص',
  one: 'فيديو فاضل والمنهج يخلص',
  all: 'الفيديوهات خلصت كلها',
  none: 'لسه مفيش فيديوهات مفتوحة',
  failed: 'الفيديوهات متحمّلتش دلوقتي',
};
const QUIZZES: Words = {
  few: 'امتحانات مستنية حل',
  one: 'امتحان مستني حل',
  all: 'الامتحانات اتحلّت كلها',
  none: 'لسه مفيش امتحانات مفتوحة',
  failed: 'الامتحانات متحمّلتش دلوقتي',
};

interface ProgressSummaryProps {
  lessons: LessonProgress;
  quizzes: QuizProgress;
  /** The part whose zeros are nobody's: its call failed. */
  failed: 'lessons' | 'quizzes' | null;
  digits: DigitStyle;
}

/** What is left to watch and to solve, one line each. */
export function ProgressSummary({ lessons, quizzes, failed, digits }: ProgressSummaryProps) {
  const rows = [
    { done: lessons.watchedVideos, total: lessons.totalVideos, words: VIDEOS, missing: failed === 'lessons' },
    { done: quizzes.solvedQuizzes, total: quizzes.totalQuizzes, words: QUIZZES, missing: failed === 'quizzes' },
  ];
  return (
    <ul className="progress-summary">
      {rows.map(({ done, total, words, missing }) => {
        const left = Math.max(0, total - done);
        const complete = !missing && total > 0 && left === 0;
        return (
          <li key={words.all}>
            {complete ? <PenMark mark="tick" /> : <b>{left === 0 ? '—' : formatNumber(left, digits)}</b>}
            <span>
              {missing ? words.failed : complete ? words.all : total > 0 ? nounAfter(left, words) : words.none}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
