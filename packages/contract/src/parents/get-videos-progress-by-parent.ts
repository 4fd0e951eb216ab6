import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { lessonFigures } from '../statistics/progress-figures.ts';
import { parentPhones } from './parent-phones.ts';

export const getVideosProgressByParent = endpoint({
  method: 'GET',
  path: '/api/Student/GetStudentVideosProgressByParent/{parentPhone}',
  access: 'public',
  summary: "A child's video figures, by the exact pair of phones",
  ...parentPhones,
  reply: bare(lessonFigures),
  errors: ['parent.not_found'],
  floorMs: 150,
});
