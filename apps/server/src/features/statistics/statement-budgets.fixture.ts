import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  getStudentProgress: {
    statements: 5,
    make: ({ staff, student }) =>
      staff.call('GET /api/teach/students/{studentId}/progress', { params: { studentId: student.id } }),
  },
  getToday: { statements: 5, make: ({ staff }) => staff.call('GET /api/teach/today') },
  listComing: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/coming') },
  listNeeds: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/needs') },
  listSlipping: { statements: 6, make: ({ staff }) => staff.call('GET /api/teach/slipping') },
  getLessonsProgress: {
    statements: 2,
    make: ({ phone, student }) => phone.request(`/api/Student/GetStudentLessonsProgress/${student.id}`),
  },
  getQuizzesProgress: {
    statements: 3,
    make: ({ phone, student }) => phone.request(`/api/Student/GetStudentQuizzesProgress/${student.id}`),
  },
  getMilestones: { statements: 3, make: ({ phone }) => phone.call('GET /api/Student/milestones', {}) },
  setWeeklyGoal: {
    statements: 2,
    make: ({ phone }) => phone.call('PUT /api/Student/weekly-goal', { body: { lessons: 3 } }),
  },
  getTopStudents: { statements: 1, make: ({ phone }) => phone.request('/api/Student/top-students') },
} as const satisfies StatementBudgets;
