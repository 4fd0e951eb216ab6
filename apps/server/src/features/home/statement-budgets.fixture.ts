import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  // The login, all standings, all papers, the board, the courses, and their units, lessons and sheets read anew.
  getHome: { statements: 8, make: ({ phone }) => phone.call('GET /api/Student/home') },
} as const satisfies StatementBudgets;
