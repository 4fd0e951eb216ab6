import { HELD_REASONS } from '@hessa/rules/quizzes/exams/judge-answers';
import { z } from 'zod';
import { moment } from '../../../bounded-int.ts';
import { endpoint } from '../../../endpoint.ts';
import { wrapped } from '../../../reply.ts';
import { examParams, examTerms } from '../exam-state.ts';

export const DECISIONS = ['accepted', 'refused'] as const;

export const heldWork = z.object({
  id: z.number(),
  studentId: z.string(),
  name: z.string(),
  number: z.number(),
  reason: z.enum(HELD_REASONS),
  receivedAt: moment,
  endsAt: moment,
  /** When the student says that the first and the last of them was written. */
  firstAt: moment,
  lastAt: moment,
  saysInTime: z.boolean(),
  isSigned: z.boolean(),
  answers: z.number(),
  /** What the attempt is worth without and with them. */
  /** Null while a written answer of it is being marked. */
  scoreWithout: z.number().nullable(),
  scoreWith: z.number().nullable(),
  decision: z.enum(DECISIONS).nullable(),
});

export const examDesk = z.object({
  lessonId: z.number(),
  lessonName: z.string(),
  courseId: z.number(),
  now: moment,
  /** Null for a quiz that is none any more. */
  terms: examTerms.nullable(),
  questionCount: z.number(),
  handedIn: z.number(),
  /** Who sits it now, whose time ends first. */
  sitting: z.array(
    z.object({
      studentId: z.string(),
      name: z.string(),
      number: z.number(),
      startedAt: moment,
      endsAt: moment,
      extraMinutes: z.number(),
      answered: z.number(),
    }),
  ),
  /** What waits for a decision first, the newest first. */
  held: z.array(heldWork),
});

export const getExamDesk = endpoint({
  method: 'GET',
  path: '/api/teach/exams/{lessonId}',
  access: 'teacher',
  summary: 'Who sits an exam now and how much time is left, and the work that came too late with its story',
  ...examParams,
  reply: wrapped(examDesk),
  errors: ['results.quiz_not_found'],
});
