import { type QuizBand, quizBand } from '@hessa/rules/quizzes/quiz-band';
import { averageScore } from '@hessa/rules/statistics/average-score';
import type { LessonProgress, QuizProgress } from '@hessa/rules/statistics/gauges';
import { wholePercent } from '@hessa/rules/statistics/whole-percent';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';

/** A verdict of a few words and the facts behind it, for a parent who reads one line. */
export interface Glance {
  verdict: string;
  facts: string;
}

const VERDICTS: Record<QuizBand, string> = {
  excellent: 'المستوى ممتاز',
  good: 'المستوى كويس، والأحسن جاي',
  'keep-practising': 'محتاج مراجعة وتشجيع',
};

/** Facts avoid gender, and a part that failed to load is left out instead of told as zero. */
export function glance(
  lessons: LessonProgress,
  quizzes: QuizProgress,
  failed: 'lessons' | 'quizzes' | null,
  digits: DigitStyle,
): Glance {
  const average = averageScore(quizzes.results);
  const number = (value: number) => (value === 0 ? 'ولا واحد' : formatNumber(value, digits));
  const facts = [
    lessons.totalVideos > 0 && `${number(lessons.watchedVideos)} من ${number(lessons.totalVideos)} في الفيديوهات`,
    quizzes.totalQuizzes > 0 &&
      `${quizzes.solvedQuizzes > 0 ? 'اتسلّم ' : ''}${number(quizzes.solvedQuizzes)} من ${number(quizzes.totalQuizzes)} في الامتحانات`,
    average.kind === 'average' && `ومتوسط الدرجات ${formatPercent(wholePercent(average.percent), digits, 'none')}`,
  ].filter(Boolean);
  return { verdict: verdictOf(lessons, quizzes, failed), facts: facts.length > 0 ? `${facts.join('، ')}.` : NO_COURSE };
}

const NO_COURSE = 'الحساب موجود، ولسه مفيش كورس مفتوح عليه.';

function verdictOf(lessons: LessonProgress, quizzes: QuizProgress, failed: 'lessons' | 'quizzes' | null): string {
  const average = averageScore(quizzes.results);
  if (average.kind === 'average') return VERDICTS[quizBand(average.percent)];
  if (quizzes.solvedQuizzes > 0 && failed !== 'quizzes') return 'فيه امتحان اتسلّم، ولسه بيتصحّح';
  if (lessons.watchedVideos > 0) return failed === 'quizzes' ? 'فيه متابعة للفيديوهات' : 'بداية كويسة، ولسه أول امتحان';
  return failed ? 'جزء من الأرقام لسه موصلش' : 'لسه في البداية';
}
