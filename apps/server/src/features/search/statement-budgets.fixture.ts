import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  searchCatalogue: { statements: 5, make: ({ phone }) => phone.call('GET /api/Search', { query: { q: 'unit' } }) },
} as const satisfies StatementBudgets;
