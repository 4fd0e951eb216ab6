import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  getVideosProgressByParent: {
    // One of them asks whether the browser was here before; a stranger's shows no cookie and is not looked for.
    statements: 7,
    make: ({ phone, child }) =>
      phone.request(`/api/Student/GetStudentVideosProgressByParent/${child.parentPhone}?studentPhone=${child.phone}`),
  },
  getQuizzesProgressByParent: {
    statements: 8,
    make: ({ phone, child }) =>
      phone.request(`/api/Student/GetStudentQuizzesProgressByParent/${child.parentPhone}?studentPhone=${child.phone}`),
  },
} as const satisfies StatementBudgets;
