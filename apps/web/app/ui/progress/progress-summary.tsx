import type { LessonProgress, QuizProgress } from '@hessa/rules/statistics/gauges';
import { EXAM, VIDEO } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type CountedNoun, countedNoun } from '@hessa/rules/text/plural';
import { PenMark } from '../drawings/pen-mark.tsx';
import { catchUpWords, countedExams, shutWords } from '../text/missed-words.ts';
import './progress-summary.css';

/** Whoever reads is the student, or reads about one. */
type Reader = 'student' | 'parent';

interface Words {
  noun: CountedNoun;
  /** What follows «فاضل ٤ فيديوهات». */
  onwards: Record<Reader, string>;
  /** What follows where that is not all that is left. */
  withMore: string;
  all: string;
  none: string;
}

const VIDEOS: Words = {
  noun: VIDEO,
  onwards: { student: 'وتخلص المنهج', parent: 'والمنهج يخلص' },
  withMore: 'من غير مشاهدة',
  all: 'الفيديوهات خلصت كلها',
  none: 'لسه مفيش فيديوهات مفتوحة',
};
const QUIZZES: Words = {
  noun: EXAM,
  onwards: { student: 'من غير حل', parent: 'من غير حل' },
  withMore: 'من غير حل',
  all: 'الامتحانات اتحلّت كلها',
  none: 'لسه مفيش امتحانات مفتوحة',
};

interface ProgressSummaryProps {
  lessons: LessonProgress;
  quizzes: QuizProgress;
  /** The part whose zeros are nobody's: its call failed, and its notice says so. */
  failed: 'lessons' | 'quizzes' | null;
  reader: Reader;
  digits: DigitStyle;
}

/** What of the exams that are left is past its time: «، منهم امتحان فات ميعاده». */
function missedWords(
  { missedQuizzes: missed = 0, shutQuizzes: shut = missed }: QuizProgress,
  left: number,
  digits: DigitStyle,
) {
  const late = missed - shut;
  if (missed === 0) return '';
  if (late === 0 && shut >= left) return `، و${shut === 1 ? 'ميعاده' : 'ميعادهم'} فات`;
  if (shut === 0 && late >= left) return `، و${catchUpWords(late)}`;
  const parts = [
    shut > 0 && countedExams(shut, shutWords, digits),
    late > 0 && countedExams(late, catchUpWords, digits),
  ];
  return `، منهم ${parts.filter(Boolean).join('، و')}`;
}

/** What is left to watch and to solve, a sentence each. */
export function ProgressSummary({ lessons, quizzes, failed, reader, digits }: ProgressSummaryProps) {
  const rows = [
    { part: 'lessons', done: lessons.watchedVideos, total: lessons.totalVideos, words: VIDEOS },
    { part: 'quizzes', done: quizzes.solvedQuizzes, total: quizzes.totalQuizzes, words: QUIZZES },
  ].filter(({ part }) => part !== failed);
  const isMoreLeft = failed !== null || quizzes.solvedQuizzes < quizzes.totalQuizzes;
  return (
    <ul className="progress-summary">
      {rows.map(({ part, done, total, words }) => {
        const left = Math.max(0, total - done);
        const complete = total > 0 && left === 0;
        const sentence = `فاضل ${countedNoun(left, words.noun, digits)} ${isMoreLeft ? words.withMore : words.onwards[reader]}`;
        const missed = part === 'quizzes' ? missedWords(quizzes, left, digits) : '';
        return (
          <li key={words.all}>
            {complete && <PenMark mark="tick" />}
            <span>{complete ? words.all : total > 0 ? sentence + missed : words.none}</span>
          </li>
        );
      })}
    </ul>
  );
}
