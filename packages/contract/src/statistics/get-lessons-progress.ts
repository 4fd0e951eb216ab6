import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { lessonFigures } from './progress-figures.ts';

export const getLessonsProgress = endpoint({
  method: 'GET',
  path: '/api/Student/GetStudentLessonsProgress/{userId}',
  access: 'student',
  summary: "The student's own video figures",
  params: z.object({ userId: z.string().max(80) }),
  reply: bare(lessonFigures),
  errors: [],
});
