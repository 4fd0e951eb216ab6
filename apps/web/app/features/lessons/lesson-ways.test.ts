import { describe, expect, test } from 'vitest';
import type { CourseReply, LessonReply } from './curriculum/course-reply.ts';
import { lessonWays } from './lesson-ways.ts';

const NOW = Date.parse('2026-11-16T12:00:00Z');

const lesson = (id: number, type: 'Video' | 'Quiz', done = false): LessonReply => ({
  id,
  lessonName: `lesson ${id}`,
  type,
  durationSeconds: null,
  questionCount: type === 'Quiz' ? 3 : null,
  isCompleted: type === 'Video' && done,
  isQuizSubmitted: type === 'Quiz' && done,
});

function course(lessons: LessonReply[]): CourseReply {
  const facts = { courseName: 'Grammar', description: '', grade: 'Secondary1', term: 'First', price: 100 } as const;
  const unit = { id: 1, order: 0, unitName: 'Unit', unitTitle: '', resources: [], bought: null, extendedUntil: null };
  return {
    id: 7,
    ...facts,
    imagePath: null,
    isOpenToAll: true,
    features: null,
    enrollmentDate: '2026-11-15T12:00:00Z',
    extendedUntil: null,
    serverTime: new Date(NOW).toISOString(),
    units: [{ ...unit, lessons }],
  };
}

describe('the ways from a course’s page', () => {
  test('lead to the lesson itself where it opens, to the paper of a quiz that was handed in, and nowhere else [LEARN-96]', () => {
    const ways = lessonWays(
      course([
        lesson(1, 'Video', true),
        lesson(2, 'Quiz', true),
        lesson(3, 'Video'),
        lesson(4, 'Quiz'),
        lesson(5, 'Video'),
      ]),
      NOW,
    );
    expect(Object.fromEntries(ways)).toEqual({
      1: { to: '/course/7/lesson/1/video' },
      2: { to: '/course/7/lesson/2/quiz', state: { paper: true } },
      3: { to: '/course/7/lesson/3/video' },
      4: { to: '/course/7/lesson/4/quiz' },
      // 5 waits for the quiz before it.
    });
  });

  test('lead to the exam itself while an attempt of it is left or runs [LEARN-290]', () => {
    const left = { ...lesson(1, 'Quiz', true), attemptsLeft: 1 };
    const runs = { ...lesson(2, 'Quiz', true), clockEndsAt: new Date(NOW + 60_000).toISOString() };
    expect(Object.fromEntries(lessonWays(course([left, runs]), NOW))).toEqual({
      1: { to: '/course/7/lesson/1/quiz' },
      2: { to: '/course/7/lesson/2/quiz' },
    });
  });
});
