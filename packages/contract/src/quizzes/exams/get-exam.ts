import { endpoint } from '../../endpoint.ts';
import { lessonRefusals } from '../../lessons/lesson-refusals.ts';
import { wrapped } from '../../reply.ts';
import { examParams, examState } from './exam-state.ts';

export const getExam = endpoint({
  method: 'GET',
  path: '/api/exams/{lessonId}',
  access: 'student',
  summary: "What stands on an exam's door, the attempt under way and those that were handed in; no question of it",
  ...examParams,
  reply: wrapped(examState),
  errors: [...lessonRefusals, 'exam.not_an_exam'],
});
