import { address } from '../../pages/address.ts';
import { type LessonKind, SUBMISSION } from './lesson-kind.ts';

/** Where a student opens a quiz, and reads the marked paper. */
export const quizPath = address('/course/:courseId/lesson/:lessonId/quiz');

/** Where a teacher writes it. */
export const teachQuizPath = address('/teach/courses/:courseId/quiz/:lessonId');

export const quiz: LessonKind = {
  page: {
    address: quizPath,
    module: 'student/lesson-quiz',
    showsCourse: false,
    undisturbed: true,
  },
  editor: { address: teachQuizPath, module: 'teach/quiz-lesson' },

  finish: SUBMISSION,
  blocks: true,
  isWatched: false,
  isAnswered: true,

  isEmpty: ({ questionCount }) => questionCount === 0,
  // A question always has its right answer, so a quiz can only be empty.
  gap: ({ questionCount }) => (questionCount === 0 ? 'no-questions' : null),
};
