import type { Address } from '../../pages/address.ts';

/** How students finish a lesson, and what they are told of it. */
export interface Finish {
  /** What says so in the trees with progress. */
  readonly flag: 'isCompleted' | 'isQuizSubmitted';
  readonly mark: 'completed' | 'submitted';
  /** Whether it may be opened once it is finished. */
  readonly opensAgain: boolean;
}

/** The student says so. */
export const COMPLETION: Finish = { flag: 'isCompleted', mark: 'completed', opensAgain: true };
/** The student hands in what is then marked, once. */
export const SUBMISSION: Finish = { flag: 'isQuizSubmitted', mark: 'submitted', opensAgain: false };

/** What a lesson lacks that its students would miss. */
export type LessonGap = 'no-video' | 'no-questions';

interface LessonPage<Pattern extends string> {
  readonly address: Address<Pattern>;
  /** In the web's `routes/`. */
  readonly module: string;
}

/** All that a kind of lesson is to the rules; what it looks like and where its content lies are tables elsewhere. */
export interface LessonKind {
  /** Where students open it. */
  readonly page: LessonPage<`/course/:courseId/lesson/:lessonId/${string}`> & {
    /** Whether it shows the lessons around it, and so reads the course as well. */
    readonly showsCourse: boolean;
    /** Whether nothing may reload it or speak over it. */
    readonly undisturbed: boolean;
  };
  /** Where teachers write it. */
  readonly editor: LessonPage<`/teach/courses/:courseId/${string}/:lessonId`>;

  readonly finish: Finish;
  /** Whether all that comes after it stays shut until it is finished. */
  readonly blocks: boolean;
  /** Whether it is watched: the place in it is kept, and it counts among the videos. */
  readonly isWatched: boolean;
  /** Whether it is answered: it has questions and results, and counts among the quizzes. */
  readonly isAnswered: boolean;

  /** Whether nobody could finish it as it is: then it blocks nothing and counts for nothing. */
  isEmpty(lesson: { readonly questionCount: number | null }): boolean;
  /** What is missing before it may be published. */
  gap(lesson: { readonly questionCount: number; readonly hasVideo: boolean }): LessonGap | null;
}
