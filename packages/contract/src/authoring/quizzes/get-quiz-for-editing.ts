import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { editedQuiz, quizParams } from './edited-quiz.ts';

export const getQuizForEditing = endpoint({
  method: 'GET',
  path: '/api/teach/quizzes/{lessonId}',
  access: 'teacher',
  summary: 'A quiz with its key, as it stands now',
  params: quizParams,
  reply: wrapped(editedQuiz),
  errors: ['quiz.not_found'],
});
