import type { UnitWindow } from '@hessa/rules/units/unit-window';
import { expect, test } from 'vitest';
import { lessonRefusal } from './lesson-refusal.ts';

const open: UnitWindow = { kind: 'open', endsAt: 1, daysLeft: 1 };
const ended: UnitWindow = { kind: 'ended', endedAt: 1 };

test.each([
  ['open', { kind: 'open', via: 'course', window: open }],
  ['open to catch up', { kind: 'open-to-catch-up', via: 'course', window: ended }],
] as const)('a lesson that is %s is not refused [OP-CURR-9]', (_, access) => {
  expect(lessonRefusal(access)).toBeNull();
});

test.each([
  ['not there', { kind: 'not-found' }, 'lesson.not_found', {}],
  ['of a course the student does not hold', { kind: 'not-enrolled' }, 'course.not_enrolled', {}],
  ['behind a quiz', { kind: 'blocked', byLessonId: 1 }, 'lesson.blocked', {}],
  ['a quiz that was handed in', { kind: 'submitted', window: { kind: 'open-to-all' } }, 'quiz.already_submitted', {}],
  ['over', { kind: 'closed', window: ended }, 'lesson.ended', {}],
  ['without a date', { kind: 'closed', window: { kind: 'no-enrolment-date' } }, 'lesson.no_enrolment_date', {}],
  [
    'still to come',
    { kind: 'closed', window: { kind: 'upcoming', opensAt: 1, daysUntil: 2 } },
    'lesson.upcoming',
    { days: '٢ أيام' },
  ],
] as const)('a lesson that is %s is refused by its own name [OP-CURR-9]', (_, access, code, values) => {
  expect(lessonRefusal(access)).toMatchObject({ code, values });
});
