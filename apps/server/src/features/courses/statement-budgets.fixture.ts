import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  listActiveCourses: {
    statements: 2,
    make: ({ phone }) => phone.request('/AdminStudent/CourseActive?grade=1&pagesize=50'),
  },
} as const satisfies StatementBudgets;
