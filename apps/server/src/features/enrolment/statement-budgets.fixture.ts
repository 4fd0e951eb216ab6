import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  isEnrolled: {
    statements: 2,
    make: ({ phone, course }) => phone.request(`/api/AdminStudent/IsEnrolled?courseId=${course.id}`),
  },
  listEnrolledCourses: {
    statements: 3,
    make: ({ phone }) => phone.request('/Student/Student-Enrolled-Courses?pagesize=50'),
  },
  listStudentEnrolments: {
    statements: 3,
    make: ({ staff, student }) =>
      staff.call('GET /api/teach/students/{studentId}/enrolments', { params: { studentId: student.id } }),
  },
  grantCourse: {
    statements: 6,
    make: ({ staff, student, spareCourse }) =>
      staff.call('POST /api/teach/students/{studentId}/grant-course', {
        params: { studentId: student.id },
        body: { courseId: spareCourse.id, reason: 'gift' },
      }),
  },
  extendEnrolment: {
    statements: 6,
    make: ({ staff, student, course, now }) =>
      staff.call('POST /api/teach/students/{studentId}/extend', {
        params: { studentId: student.id },
        body: {
          courseId: course.id,
          was: null,
          until: new Date(now().getTime() + 3 * 24 * 60 * 60 * 1000).toISOString(),
          reason: 'ill',
        },
      }),
  },
  revokeEnrolment: {
    statements: 4,
    make: ({ staff, student, spareCourse }) =>
      staff.call('POST /api/teach/students/{studentId}/revoke', {
        params: { studentId: student.id },
        body: { courseId: spareCourse.id, reason: 'refund' },
      }),
  },
} as const satisfies StatementBudgets;
