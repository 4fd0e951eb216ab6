import { SECOND_MARKINGS } from '@hessa/rules/quizzes/second-marking';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from './edited-quiz.ts';

const setting = z.enum(SECOND_MARKINGS);

export const setSecondMarking = endpoint({
  method: 'PUT',
  path: '/api/teach/quizzes/{lessonId}/second-marking',
  access: 'teacher',
  summary: 'Choose whose written answers two people mark: nobody’s, a sample’s, or everybody’s',
  params: quizParams,
  /** `was` is what the screen showed: whoever changed it meanwhile is not overwritten. */
  body: z.strictObject({ was: setting, secondMarking: setting }),
  reply: wrapped(z.object({ secondMarking: setting })),
  errors: ['quiz.not_found', 'teach.changed_meanwhile'],
});
