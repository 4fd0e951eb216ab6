import { averageScore, type TakenQuiz } from './average-score.ts';

export type LessonProgress = {
  readonly totalVideos: number;
  readonly watchedVideos: number;
  readonly progress?: number | null;
};

export type QuizProgress = {
  readonly totalQuizzes: number;
  readonly solvedQuizzes: number;
  /** Of those that are not solved, how many are past their time; unsaid where nobody asked. */
  readonly missedQuizzes?: number | undefined;
  /** Of these, how many can be solved no more; unsaid by a server of the version before. */
  readonly shutQuizzes?: number | undefined;
  readonly results: readonly TakenQuiz[];
};

/** Three percents from 0 to 100. */
export type Gauges = { readonly videos: number; readonly quizzes: number; readonly average: number };

function within(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

function share(part: number, whole: number): number {
  return whole > 0 ? within((part * 100) / whole) : 0;
}

/** The server's own progress figure wins where it sends one. */
export function gauges(lessons: LessonProgress, quizzes: QuizProgress): Gauges {
  const average = averageScore(quizzes.results);
  return {
    videos: lessons.progress == null ? share(lessons.watchedVideos, lessons.totalVideos) : within(lessons.progress),
    quizzes: share(quizzes.solvedQuizzes, quizzes.totalQuizzes),
    average: average.kind === 'average' ? within(average.percent) : 0,
  };
}

export const NO_LESSON_PROGRESS: LessonProgress = { totalVideos: 0, watchedVideos: 0, progress: 0 };
export const NO_QUIZ_PROGRESS: QuizProgress = { totalQuizzes: 0, solvedQuizzes: 0, results: [] };
