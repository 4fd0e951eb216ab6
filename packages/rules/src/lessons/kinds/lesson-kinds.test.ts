import { expect, test } from 'vitest';
import { allPages } from '../../pages/all-pages.ts';
import { curriculumLesson } from '../curriculum.ts';
import { kindOfLesson, LESSON_KIND_NAMES, type LessonKindName, lessonKindsThat } from './lesson-kinds.ts';

test('a table that misses a kind of lesson does not compile [KIND-10]', () => {
  // @ts-expect-error
  const withoutQuiz: Record<LessonKindName, string> = { Video: 'v' };
  expect(Object.keys(withoutQuiz)).not.toEqual(LESSON_KIND_NAMES);
});

test.each(LESSON_KIND_NAMES)('a %s has a page for students and one for teachers, its own [KIND-11]', (type) => {
  const { page, editor } = kindOfLesson({ type });
  for (const { address, module } of [page, editor]) {
    expect(allPages.filter((declared) => declared.address === address)).toMatchObject([{ module }]);
    expect(allPages.filter((declared) => declared.module === module)).toHaveLength(1);
  }
});

test.each([
  [
    'Video',
    '/course/:courseId/lesson/:lessonId/video',
    'student/lesson-video',
    { showsCourse: true, undisturbed: false },
  ],
  ['Quiz', '/course/:courseId/lesson/:lessonId/quiz', 'student/lesson-quiz', { showsCourse: false, undisturbed: true }],
] as const)('a %s opens at %s [KIND-11]', (type, pattern, module, facts) => {
  const { page } = kindOfLesson({ type });
  expect(page.address.pattern).toBe(pattern);
  expect(page).toMatchObject({ module, ...facts });
});

test.each([
  ['Video', '/teach/courses/:courseId/video/:lessonId', 'teach/video-lesson'],
  ['Quiz', '/teach/courses/:courseId/quiz/:lessonId', 'teach/quiz-lesson'],
] as const)('a %s is written at %s [KIND-11]', (type, pattern, module) => {
  const { editor } = kindOfLesson({ type });
  expect([editor.address.pattern, editor.module]).toEqual([pattern, module]);
});

test.each([
  ['Video', { isCompleted: true, isQuizSubmitted: false, questionCount: null }, { finished: true, empty: false }],
  ['Video', { isCompleted: false, isQuizSubmitted: true, questionCount: null }, { finished: false, empty: false }],
  ['Quiz', { isCompleted: false, isQuizSubmitted: true, questionCount: 3 }, { finished: true, empty: false }],
  ['Quiz', { isCompleted: true, isQuizSubmitted: false, questionCount: 3 }, { finished: false, empty: false }],
  ['Quiz', { isCompleted: false, isQuizSubmitted: false, questionCount: 0 }, { finished: false, empty: true }],
] as const)('a %s that is told as %j stands as %j [KIND-11, QUIZ-36]', (type, told, stands) => {
  expect(curriculumLesson({ id: 7, type, ...told })).toEqual({ id: 7, type, ...stands });
});

test('videos are what is watched, quizzes what is answered [KIND-11]', () => {
  expect(lessonKindsThat('isWatched')).toEqual(['Video']);
  expect(lessonKindsThat('isAnswered')).toEqual(['Quiz']);
});
