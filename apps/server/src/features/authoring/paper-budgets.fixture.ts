import { randomUUID } from 'node:crypto';
import { EXAM } from '../../testing/exam-room.ts';
import { quizOf, type StatementBudgets } from '../../testing/statement-world.ts';

/** Made by one budget and taken away by another. */
const TEMPLATE_ID = randomUUID();

const EDITED_QUESTION = {
  from: null,
  text: 'Edited',
  choices: ['for', 'since'],
  rightChoice: 1,
  weight: 1,
  explanation: '',
  imageMediaId: null,
  pinned: false,
};

/** The calls that make a paper: its questions and terms, the bank, templates. */
export const paperBudgets = {
  getQuizForEditing: {
    statements: 3,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/quizzes/{lessonId}', { params: { lessonId: quizOf(course) } }),
  },
  // The job is there already: a new one would send statements of its own while others are counted.
  startRegrade: {
    statements: 4,
    make: ({ staff, course, regradeId }) =>
      staff.call('POST /api/teach/quizzes/{lessonId}/regrade', {
        params: { lessonId: quizOf(course) },
        body: { key: regradeId, version: 1 },
      }),
  },
  saveQuiz: {
    statements: 13,
    make: ({ staff, course, size }) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}', {
        params: { lessonId: quizOf(course) },
        body: { version: 1, questions: Array.from({ length: size }, () => EDITED_QUESTION) },
      }),
  },
  acceptSpelling: {
    statements: 13,
    make: async ({ owner, staff, exam }) => {
      const key = JSON.stringify({ gaps: [['went']], forgives: { capitals: true, apostrophes: false } });
      await owner`update lessons set content_version = 2 where id = ${exam}`;
      const [row] = await owner`
        insert into questions (tenant_id, lesson_id, content_version, position, text, kind, choices, details)
        select tenant_id, id, 2, 0, 'I ____.', 'gaps', '[]'::jsonb, ${key}::text::jsonb from lessons where id = ${exam}
        returning identity`;
      return staff.call('PUT /api/teach/quizzes/{lessonId}/spelling', {
        params: { lessonId: exam },
        body: { question: row?.identity, gap: 0, words: 'gone', isAccepted: true },
      });
    },
  },
  setKeyTime: {
    statements: 6,
    make: ({ staff, course }) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/key-time', {
        params: { lessonId: quizOf(course) },
        body: { keyTime: 'after-window' },
      }),
  },
  setResultsTime: {
    statements: 10,
    make: ({ staff, course }) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/results-time', {
        params: { lessonId: quizOf(course) },
        body: { was: null, resultsAt: Date.now() + 3_600_000 },
      }),
  },
  setSecondMarking: {
    statements: 9,
    make: ({ staff, course }) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/second-marking', {
        params: { lessonId: quizOf(course) },
        body: { was: 'none', secondMarking: 'sample' },
      }),
  },
  setExam: {
    statements: 6,
    make: ({ staff, course }) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/exam', {
        params: { lessonId: quizOf(course) },
        body: { was: null, exam: EXAM },
      }),
  },
  previewRegrade: {
    statements: 5,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/quizzes/{lessonId}/regrade-preview', {
        params: { lessonId: quizOf(course) },
        query: {},
      }),
  },
  listBankQuestions: {
    statements: 4,
    make: ({ staff }) => staff.call('GET /api/teach/bank', { query: { q: 'english' } }),
  },
  listBankLabels: { statements: 5, make: ({ staff }) => staff.call('GET /api/teach/bank/labels') },
  labelBankQuestions: {
    statements: 5,
    make: ({ staff, bankQuestions }) =>
      staff.call('POST /api/teach/bank/labels', { body: { ids: bankQuestions, skill: 'grammar', addTags: ['x'] } }),
  },
  editBankQuestion: {
    statements: 7,
    make: ({ staff, bankQuestions: [questionId = 0] }) =>
      staff.call('PUT /api/teach/bank/{questionId}', {
        params: { questionId },
        body: {
          version: 1,
          question: {
            text: 'Bank',
            choices: ['for', 'since'],
            rightChoice: 0,
            weight: 1,
            explanation: '',
            pinned: false,
          },
        },
      }),
  },
  drawPaper: {
    statements: 3,
    make: ({ staff }) =>
      staff.call('POST /api/teach/bank/draw', {
        body: {
          rows: [{ count: 50, unit: null, skill: null, level: null, kind: null }],
          ...{ unusedOnly: false, lessonId: 1 },
        },
      }),
  },
  listExamTemplates: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/exam-templates') },
  saveExamTemplate: {
    statements: 5,
    make: ({ staff }) =>
      staff.call('PUT /api/teach/exam-templates/{templateId}', {
        params: { templateId: TEMPLATE_ID },
        body: {
          ...{ version: 0, name: 'Own', marks: null },
          parts: [{ name: 'A', instructions: '', answered: 'any', questions: 1, weight: null }],
        },
      }),
  },
  chooseExamTemplate: {
    statements: 6,
    make: ({ staff, course }) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}/template', {
        params: { lessonId: quizOf(course) },
        body: { templateId: 'secondary3-2025' },
      }),
  },
  removeExamTemplate: {
    statements: 3,
    make: ({ staff }) =>
      staff.call('DELETE /api/teach/exam-templates/{templateId}', { params: { templateId: TEMPLATE_ID } }),
  },
} as const satisfies StatementBudgets;
