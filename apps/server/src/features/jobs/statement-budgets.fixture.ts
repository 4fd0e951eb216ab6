import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  listJobs: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/jobs') },
  getJob: {
    statements: 2,
    make: ({ staff, jobId }) => staff.call('GET /api/teach/jobs/{jobId}', { params: { jobId } }),
  },
  cancelJob: {
    statements: 4,
    make: ({ staff, jobId }) => staff.call('POST /api/teach/jobs/{jobId}/cancel', { params: { jobId } }),
  },
} as const satisfies StatementBudgets;
