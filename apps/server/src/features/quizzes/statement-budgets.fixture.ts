import { randomUUID } from 'node:crypto';
import { seatNumber } from '@hessa/rules/quizzes/sheets/seat-number';
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
  getExam: {
    statements: 11,
    make: async ({ owner, phone, exam }) => {
      await owner`
        update courses set version = version + 1 where id = (select course_id from lessons where id = ${exam})`;
      return phone.call('GET /api/exams/{lessonId}', { params: { lessonId: exam } });
    },
  },
  startExam: {
    statements: 8,
    make: ({ phone, exam }) => phone.call('POST /api/exams/{lessonId}/start', { params: { lessonId: exam }, body: {} }),
  },
  giveExamMinutes: {
    statements: 7,
    make: ({ staff, exam }) =>
      staff.call('POST /api/teach/exams/{lessonId}/minutes', {
        params: { lessonId: exam },
        body: { key: randomUUID(), minutes: 5, studentId: null, reason: 'the line was cut' },
      }),
  },
  handInExam: {
    statements: 6,
    make: ({ phone, exam }) =>
      phone.call('POST /api/exams/{lessonId}/hand-in', {
        params: { lessonId: exam },
        body: { number: 1, because: 'student', answers: [{ position: 0, choice: 0, clientTime: 0, order: 1 }] },
      }),
  },
  getExamDesk: {
    statements: 5,
    make: ({ staff, exam }) => staff.call('GET /api/teach/exams/{lessonId}', { params: { lessonId: exam } }),
  },
  decideHeldWork: {
    statements: 20,
    make: async ({ owner, staff, student, exam }) => {
      const [held] = await owner`
        insert into held_answers (tenant_id, student_id, lesson_id, number, mark, received_at, reason, is_signed, answers)
        select tenant_id, student_id, lesson_id, number, 'x', ends_at, 'late', true,
          '[{"position": 0, "choice": 1, "at": 5, "order": 2}]'
        from exam_sittings where student_id = ${student.id} and lesson_id = ${exam} returning id`;
      return staff.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', {
        params: { lessonId: exam, heldId: Number(held?.id) },
        body: { decision: 'accepted' },
      });
    },
  },
  setStudentMinutes: {
    statements: 4,
    make: ({ staff, student }) =>
      staff.call('PUT /api/teach/students/{studentId}/exam-minutes', {
        params: { studentId: student.id },
        body: { minutes: 10, reason: 'weak sight' },
      }),
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
  makePaperForms: {
    statements: 5,
    make: ({ staff, exam }) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/forms', { params: { lessonId: exam }, body: {} }),
  },
  giveSeats: {
    statements: 5,
    make: ({ staff, exam }) =>
      staff.call('POST /api/teach/quizzes/{lessonId}/seats', { params: { lessonId: exam }, body: {} }),
  },
  getSheetDesk: {
    statements: 7,
    make: ({ staff, exam }) => staff.call('GET /api/teach/quizzes/{lessonId}/sheets', { params: { lessonId: exam } }),
  },
  storeSheet: {
    statements: 20,
    make: async ({ owner, staff, student, course, size }) => {
      const params = { lessonId: quizOf(course) };
      await staff.call('PUT /api/teach/quizzes/{lessonId}/forms', { params, body: {} });
      await staff.call('POST /api/teach/quizzes/{lessonId}/seats', { params, body: {} });
      await owner`delete from quiz_results where student_id = ${student.id} and lesson_id = ${params.lessonId}`;
      const [row] = await owner`select serial from seats where student_id = ${student.id}`;
      const rows = Array.from({ length: size }, () => [0]);
      const sheet = {
        version: 1,
        letter: 'أ',
        seat: seatNumber(row?.serial),
        rows,
        page: '/9j/',
        instead: false,
      } as const;
      const body = { ...sheet, key: randomUUID(), readAt: new Date().toISOString() };
      return staff.call('POST /api/teach/quizzes/{lessonId}/sheets', { params, body });
    },
  },
  listMarking: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/marking', {}) },
  getMarkingDesk: {
    statements: 6,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/marking/{lessonId}', { params: { lessonId: quizOf(course) }, query: {} }),
  },
  // Of a quiz without written questions: what a marking itself costs does not grow with anything.
  markAnswers: {
    statements: 7,
    make: ({ staff, student, course }) =>
      staff.call('POST /api/teach/marking/{lessonId}', {
        params: { lessonId: quizOf(course) },
        body: { question: randomUUID(), marks: [{ studentId: student.id, basedOn: null, given: [1], comments: [] }] },
      }),
  },
  listDifferences: {
    statements: 6,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/marking/{lessonId}/differences', { params: { lessonId: quizOf(course) } }),
  },
  settleMarks: {
    statements: 6,
    make: ({ staff, student, course }) =>
      staff.call('POST /api/teach/marking/{lessonId}/settle', {
        params: { lessonId: quizOf(course) },
        body: { question: randomUUID(), studentId: student.id, basedOn: 'x', given: [1] },
      }),
  },
  keepComment: {
    statements: 4,
    make: ({ staff }) => staff.call('POST /api/teach/marking-comments', { body: { text: randomUUID() } }),
  },
  dropComment: {
    statements: 3,
    make: ({ staff }) => staff.call('DELETE /api/teach/marking-comments/{commentId}', { params: { commentId: 1 } }),
  },
  listQuizReports: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/results', { query: {} }) },
  getQuizReport: {
    statements: 7,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/results/{lessonId}', { params: { lessonId: quizOf(course) }, query: {} }),
  },
  listQuizPapers: {
    statements: 5,
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
    statements: 7,
    make: ({ staff, student, course }) =>
      staff.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
        params: { lessonId: quizOf(course), studentId: student.id },
      }),
  },
  reopenQuiz: {
    statements: 14,
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
