import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  getVideosProgressByParent: {
    statements: 5,
    make: ({ phone, child }) =>
      phone.request(`/api/Student/GetStudentVideosProgressByParent/${child.parentPhone}?studentPhone=${child.phone}`),
  },
  getQuizzesProgressByParent: {
    statements: 6,
    make: ({ phone, child }) =>
      phone.request(`/api/Student/GetStudentQuizzesProgressByParent/${child.parentPhone}?studentPhone=${child.phone}`),
  },
} as const satisfies StatementBudgets;
