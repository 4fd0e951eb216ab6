import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  getStudentProgress: {
    statements: 5,
    make: ({ staff, student }) =>
      staff.call('GET /api/teach/students/{studentId}/progress', { params: { studentId: student.id } }),
  },
  getToday: { statements: 5, make: ({ staff }) => staff.call('GET /api/teach/today') },
  listSlipping: { statements: 5, make: ({ staff }) => staff.call('GET /api/teach/slipping') },
  getLessonsProgress: {
    statements: 2,
    make: ({ phone, student }) => phone.request(`/api/Student/GetStudentLessonsProgress/${student.id}`),
  },
  getQuizzesProgress: {
    statements: 3,
    make: ({ phone, student }) => phone.request(`/api/Student/GetStudentQuizzesProgress/${student.id}`),
  },
  getTopStudents: { statements: 1, make: ({ phone }) => phone.request('/api/Student/top-students') },
} as const satisfies StatementBudgets;
