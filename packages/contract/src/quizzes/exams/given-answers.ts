import { z } from 'zod';
import { moment, naturalInt } from '../../bounded-int.ts';
import { anyAnswer } from '../question-kinds.ts';

export const MAX_QUESTIONS = 500;

export const questionPlace = z
  .int()
  .min(0)
  .max(MAX_QUESTIONS - 1);

const givenAnswer = z.strictObject({
  position: questionPlace,
  /** The chosen position, or all of them where several are to be chosen. */
  choice: anyAnswer,
  /** By the phone's clock; in an exam counted from the start of the attempt, by the server's. */
  clientTime: moment,
  /** In an exam: its place among the answers that this phone gave in the attempt. */
  order: naturalInt.optional(),
  /** In an exam: all of the above under the key of the attempt, where the browser can sign. */
  signature: z.string().max(64).optional(),
});

export const givenAnswers = z.array(givenAnswer).max(MAX_QUESTIONS);
