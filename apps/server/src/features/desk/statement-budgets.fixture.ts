import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  searchDesk: {
    statements: 3,
    make: ({ staff }) => staff.call('GET /api/teach/desk/search', { query: { typed: '00001' } }),
  },
} as const satisfies StatementBudgets;
