import { type QuizBand, quizBand } from '@hessa/rules/quizzes/quiz-band';
import { averageScore } from '@hessa/rules/statistics/average-score';
import type { LessonProgress, QuizProgress } from '@hessa/rules/statistics/gauges';
import { EXAM } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** A verdict of a few words for a parent who reads one line. Its figures are on the gauges below it, and only there. */
export interface Glance {
  verdict: string;
  /** What no gauge can say, or what the verdict leaves out. */
  note: string | null;
}

type Failed = 'lessons' | 'quizzes' | null;

const VERDICTS: Record<QuizBand, string> = {
  excellent: 'المستوى ممتاز',
  good: 'المستوى كويس، والأحسن جاي',
  'keep-practising': 'المستوى محتاج مراجعة وتشجيع',
};

/** Avoids gender; a part that failed to load is not judged. */
export function glance(lessons: LessonProgress, quizzes: QuizProgress, failed: Failed, digits: DigitStyle): Glance {
  const hasNothing = failed === null && lessons.totalVideos === 0 && quizzes.totalQuizzes === 0;
  return {
    verdict: verdictOf(lessons, quizzes, failed, digits),
    note: hasNothing ? NO_COURSE : leftOut(lessons, quizzes, failed),
  };
}

const FOR_NOW = 'فيه درجات لسه مؤقتة، ولسه بدري على الحكم';
const NO_COURSE = 'الحساب موجود، ولسه مفيش كورس مفتوح عليه.';

function verdictOf(lessons: LessonProgress, quizzes: QuizProgress, failed: Failed, digits: DigitStyle): string {
  const average = averageScore(quizzes.results);
  if (average.kind === 'average') return VERDICTS[quizBand(average.percent)];
  if (quizzes.results.length > 0) return FOR_NOW;
  if (quizzes.solvedQuizzes > 0 && failed !== 'quizzes') return untoldVerdict(quizzes.solvedQuizzes, digits);
  if (lessons.watchedVideos > 0) return failed === 'quizzes' ? 'فيه متابعة للفيديوهات' : 'بداية كويسة، ولسه أول امتحان';
  return failed ? 'جزء من الأرقام لسه موصلش' : 'لسه في البداية';
}

function untoldVerdict(papers: number, digits: DigitStyle): string {
  if (papers === 1) return 'فيه امتحان اتسلّم، ودرجته لسه مظهرتش';
  return `فيه ${countedNoun(papers, EXAM, digits)} اتسلّموا، ودرجاتهم لسه مظهرتش`;
}

/** A verdict is one of marks: good marks in a few exams say nothing about the many that were never sat. */
function leftOut(lessons: LessonProgress, quizzes: QuizProgress, failed: Failed): string | null {
  if (averageScore(quizzes.results).kind !== 'average') return null;
  const fewVideos = failed !== 'lessons' && lessons.watchedVideos * 2 < lessons.totalVideos;
  const fewExams = quizzes.solvedQuizzes * 2 < quizzes.totalQuizzes;
  const missing = [fewVideos && 'أغلب الفيديوهات لسه متشافتش', fewExams && 'أغلب الامتحانات لسه متحلّتش'].filter(
    Boolean,
  );
  return missing.length > 0 ? `ده على الدرجات بس: ${missing.join('، و')}.` : null;
}
