import { quizOf, type StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  getLessonContent: {
    statements: 9,
    make: ({ phone, course }) => phone.request(`/Student/contentlesson/${quizOf(course)}`),
  },
  saveAnswers: {
    statements: 2,
    make: ({ phone, course }) => {
      const body = { lessonId: quizOf(course), answers: [{ position: 0, choice: 1, clientTime: 1 }] };
      return phone.call('POST /api/quizresult/save-answers', { body });
    },
  },
  submitQuiz: {
    statements: 8,
    make: ({ phone, course, size }) => {
      const body = { lessonId: quizOf(course), answers: Array<number>(size).fill(0) };
      return phone.call('POST /api/quizresult/submit', { body });
    },
  },
  getQuizResult: {
    statements: 2,
    make: ({ phone, course }) => phone.request(`/api/quizresult/${quizOf(course)}`),
  },
  listQuizMarks: {
    statements: 2,
    make: ({ phone, course }) => phone.call('GET /api/Student/quiz-marks', { query: { courseId: course.id } }),
  },
  listQuizReports: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/results', { query: {} }) },
  getQuizReport: {
    statements: 7,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/results/{lessonId}', { params: { lessonId: quizOf(course) }, query: {} }),
  },
  listQuizPapers: {
    statements: 4,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/results/{lessonId}/papers', { params: { lessonId: quizOf(course) }, query: {} }),
  },
  listMissingPapers: {
    statements: 4,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/results/{lessonId}/missing', { params: { lessonId: quizOf(course) }, query: {} }),
  },
  getGradebook: {
    statements: 3,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/gradebooks/{courseId}', { params: { courseId: course.id } }),
  },
  listGradebookLines: {
    statements: 3,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/gradebooks/{courseId}/students', { params: { courseId: course.id }, query: {} }),
  },
  exportGradebook: {
    statements: 5,
    make: ({ staff, course }) =>
      staff.call('POST /api/teach/gradebooks/{courseId}/export', { params: { courseId: course.id }, body: {} }),
  },
  exportQuizMarks: {
    statements: 5,
    make: ({ staff, course }) =>
      staff.call('POST /api/teach/results/{lessonId}/export', { params: { lessonId: quizOf(course) }, body: {} }),
  },
  getQuizPaper: {
    statements: 6,
    make: ({ staff, student, course }) =>
      staff.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
        params: { lessonId: quizOf(course), studentId: student.id },
      }),
  },
  reopenQuiz: {
    statements: 13,
    make: async ({ owner, staff, student, course }) => {
      const [row] = await owner`
        select submitted_at from quiz_results where student_id = ${student.id} and lesson_id = ${quizOf(course)}`;
      return staff.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
        params: { lessonId: quizOf(course), studentId: student.id },
        body: { submittedAt: row?.submitted_at.toISOString(), reason: 'his line was cut' },
      });
    },
  },
} as const satisfies StatementBudgets;
