import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { sentParts } from '../../quizzes/paper-parts.ts';
import { wrapped } from '../../reply.ts';
import { editedQuiz, quizParams, sentQuestion } from './edited-quiz.ts';

export const saveQuiz = endpoint({
  method: 'PUT',
  path: '/api/teach/quizzes/{lessonId}',
  access: 'teacher',
  summary: 'Write the whole paper as a new version; papers handed in earlier keep theirs. The same paper makes none',
  // Two hundred questions as long as papers have them, and the passages they are about.
  bodyBytes: 2 * 1024 * 1024,
  params: quizParams,
  body: z.strictObject({
    /** The version that was edited. */
    version: positiveInt,
    ...sentParts,
    questions: z.array(sentQuestion).max(QUESTION_LIMITS.questions),
  }),
  reply: wrapped(editedQuiz),
  errors: [
    'quiz.not_found',
    'quiz.question_incomplete',
    'quiz.parts_incomplete',
    'quiz.image_missing',
    'quiz.passage_file_missing',
    'quiz.explained_missing',
    'teach.changed_meanwhile',
  ],
});
