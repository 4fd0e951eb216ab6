import { z } from 'zod';
import { moment, positiveInt } from '../bounded-int.ts';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { attemptNumber } from './exams/exam-state.ts';
import { flaggedPlaces, setFlags } from './exams/flagged-places.ts';
import { givenAnswers } from './exams/given-answers.ts';
import { timeAway } from './exams/time-away.ts';
import { anyAnswer } from './question-kinds.ts';

export const saveAnswers = endpoint({
  method: 'POST',
  path: '/api/quizresult/save-answers',
  access: 'student',
  summary:
    'Keep the choices made since the last time, so that a dead phone loses one at most; the newest by its clock wins',
  body: z
    .strictObject({
      lessonId: positiveInt,
      /** The attempt they belong to, in an exam. */
      attempt: attemptNumber.optional(),
      /** In an exam none asks how the attempt stands. */
      answers: givenAnswers,
      away: timeAway.optional(),
      flags: setFlags.optional(),
      /** In an exam: the times of all answers and flags that this device knows of, these among them, in one sum. */
      known: moment.optional(),
    })
    .refine(({ attempt, answers }) => attempt !== undefined || answers.length > 0),
  reply: bare({
    /** How the attempt stands, in an exam. */
    exam: z
      .object({
        now: moment,
        endsAt: moment,
        elsewhere: z.boolean(),
        isHandedIn: z.boolean(),
        /** How many of the answers have to wait for the teacher. */
        held: z.number(),
        /** All that the server has, by question, where the device knows of something else. */
        saved: z.record(z.string(), z.object({ choice: anyAnswer, at: z.number() })).optional(),
        flagged: flaggedPlaces.optional(),
      })
      .optional(),
  }),
  errors: ['quiz.not_opened', 'quiz.already_submitted', 'lesson.not_found', 'exam.not_started'],
});
