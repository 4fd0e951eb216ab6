import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  searchDesk: {
    statements: 5,
    make: ({ staff, student }) =>
      staff.call('GET /api/teach/desk/search', { query: { typed: '00001', studentId: student.id } }),
  },
  getDeskCard: {
    statements: 10,
    make: ({ staff, student }) =>
      staff.call('GET /api/teach/desk/students/{studentId}', { params: { studentId: student.id } }),
  },
  listPasswordLinks: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/desk/password-links') },
  sendPasswordLink: {
    statements: 6,
    make: ({ staff, student }) =>
      staff.call('POST /api/teach/desk/students/{studentId}/password-link', { params: { studentId: student.id } }),
  },
  revokePasswordLink: {
    statements: 4,
    make: ({ staff, student }) =>
      staff.call('POST /api/teach/desk/students/{studentId}/password-link/revoke', {
        params: { studentId: student.id },
      }),
  },
  redeemAtDesk: {
    statements: 14,
    make: ({ staff, student, spareCode }) =>
      staff.call('POST /api/teach/desk/students/{studentId}/redeem', {
        params: { studentId: student.id },
        body: { card: { code: spareCode }, reason: 'مكالمة' },
      }),
  },
} as const satisfies StatementBudgets;
