import { generateKeyPairSync } from 'node:crypto';
import type { StatementBudgets } from '../../testing/statement-world.ts';
import { lessonId, unitId } from '../../testing/test-school.ts';

export const statementBudgets = {
  getCourseTree: { statements: 4, make: ({ phone, course }) => phone.request(`/Course/tree?courseid=${course.id}`) },
  getCourseTreeWithProgress: {
    statements: 6,
    make: ({ phone, course }) => phone.request(`/api/Course/tree-course-with-progress?courseid=${course.id}`),
  },
  getUnitTreeWithProgress: {
    statements: 7,
    make: ({ phone, course }) => phone.request(`/api/Course/tree-unit-with-progress?unitId=${unitId(course, 0)}`),
  },
  // Two more where a unit is held by its course as well.
  listMyUnits: { statements: 6, make: ({ phone }) => phone.request('/api/UnitCode/GetMyUnitCodes?pageSize=50') },
  listUnitLessons: {
    statements: 7,
    make: ({ phone, course }) => phone.request(`/api/Unit/${unitId(course, 0)}/lessons?pageSize=50`),
  },
  completeLesson: {
    statements: 8,
    make: ({ phone, course }) =>
      phone.call('POST /api/Student/complete-lesson', { query: { lessonId: lessonId(course, 0, 0) } }),
  },
  keepLesson: {
    statements: 8,
    make: ({ phone, filmLesson }) => {
      const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const phoneKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
      return phone.call('POST /api/Student/kept-lessons', { body: { lessonId: filmLesson, lines: 360, phoneKey } });
    },
  },
  saveWatchPosition: {
    statements: 10,
    make: ({ phone, course }) => {
      const body = { lessonId: lessonId(course, 0, 1), positionSeconds: 5, stopped: true };
      return phone.call('POST /api/Student/watch-position', { body: { ...body, played: [[0, 5]] } });
    },
  },
} as const satisfies StatementBudgets;
