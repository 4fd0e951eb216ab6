import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  listMyUnits: { statements: 3, make: ({ phone }) => phone.request('/api/UnitCode/GetMyUnitCodes?pageSize=50') },
  enrolFree: {
    statements: 4,
    make: ({ phone, freeCourse }) =>
      phone.request(`/api/Student/enroll-free-course?courseId=${freeCourse.id}`, { method: 'POST' }),
  },
} as const satisfies StatementBudgets;
