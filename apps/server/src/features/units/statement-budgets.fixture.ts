import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  extendUnit: {
    statements: 5,
    make: ({ staff, student, course, now }) =>
      staff.call('POST /api/teach/students/{studentId}/extend-unit', {
        params: { studentId: student.id },
        body: {
          unitId: course.units[0]?.id ?? 0,
          was: null,
          until: new Date(now().getTime() + 3 * 24 * 60 * 60 * 1000).toISOString(),
          reason: 'تعبان',
        },
      }),
  },
  enrolFree: {
    statements: 4,
    make: ({ phone, freeCourse }) =>
      phone.request(`/api/Student/enroll-free-course?courseId=${freeCourse.id}`, { method: 'POST' }),
  },
} as const satisfies StatementBudgets;
