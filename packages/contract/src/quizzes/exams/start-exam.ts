import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { lessonRefusals } from '../../lessons/lesson-refusals.ts';
import { wrapped } from '../../reply.ts';
import { placed, shownParts } from '../paper-parts.ts';
import { anyAnswer, questionOfAnyKind } from '../question-kinds.ts';
import { examParams, examState } from './exam-state.ts';
import { flaggedPlaces } from './flagged-places.ts';

export const startExam = endpoint({
  method: 'POST',
  path: '/api/exams/{lessonId}/start',
  access: 'student',
  summary: 'Start an attempt, or take up the one under way on this device; asking twice starts one',
  ...examParams,
  body: z.strictObject({}),
  reply: wrapped(
    z.object({
      exam: examState,
      /** What answers are signed with on the phone. */
      key: z.string(),
      questions: z.array(
        questionOfAnyKind('shown', {
          text: z.string(),
          imageUrl: z.string().nullable(),
          weight: z.number(),
          ...placed,
        }),
      ),
      ...shownParts,
      /** What the server has of the answers, and when each was given, counted from the start. */
      saved: z.array(z.object({ choice: anyAnswer, at: z.number() }).nullable()),
      /** What the server has of the questions to come back to. */
      flagged: flaggedPlaces,
    }),
  ),
  errors: [...lessonRefusals, 'exam.not_an_exam', 'exam.not_yet', 'exam.over', 'exam.no_attempts'],
});
