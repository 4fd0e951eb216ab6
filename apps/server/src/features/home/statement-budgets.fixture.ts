import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  // The login, all standings, all papers, the courses, and their units, lessons and sheets read anew.
  getHome: { statements: 7, make: ({ phone }) => phone.call('GET /api/Student/home') },
} as const satisfies StatementBudgets;
