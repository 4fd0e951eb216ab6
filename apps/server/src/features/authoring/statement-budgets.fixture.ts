import { randomUUID } from 'node:crypto';
import type { MadeCourse } from '../../seed/new-course.ts';
import { EXAM } from '../../testing/exam-room.ts';
import { quizOf, type StatementBudgets, type StatementWorld } from '../../testing/statement-world.ts';
import { lessonId, unitId } from '../../testing/test-school.ts';

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

const SETTINGS = { name: 'x', description: '', grade: 'prep3', term: 'First', pricePiastres: 0 } as const;

async function versionOf({ owner }: StatementWorld, { id }: MadeCourse): Promise<number> {
  const [row] = await owner`select version from courses where id = ${id}`;
  return Number(row?.version);
}

async function resourcesOf({ owner, course }: StatementWorld): Promise<number[]> {
  const rows = await owner`select id from unit_resources where unit_id = ${unitId(course, 0)} order by id`;
  return rows.map(({ id }) => Number(id));
}

export const statementBudgets = {
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
  listBankQuestions: {
    statements: 3,
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
  getVideoLesson: {
    statements: 3,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/lessons/{lessonId}/video', { params: { lessonId: lessonId(course, 0, 0) } }),
  },
  saveVideoLesson: {
    statements: 8,
    make: async ({ staff, course }) =>
      staff.call('PUT /api/teach/lessons/{lessonId}/video', {
        params: { lessonId: lessonId(course, 0, 0) },
        body: {
          version: 1,
          name: 'Renamed',
          videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
          videoMediaId: null,
          captionsMediaId: null,
          posterMediaId: null,
          durationSeconds: 60,
          attachmentMediaId: null,
          attachmentTitle: null,
        },
      }),
  },
  makeCourse: {
    statements: 3,
    make: ({ staff }) =>
      staff.call('POST /api/teach/courses', { body: { key: randomUUID(), name: 'x', grade: 'prep3', term: 'First' } }),
  },
  listTaughtCourses: { statements: 4, make: ({ staff }) => staff.call('GET /api/teach/courses', { query: {} }) },
  getTaughtCourse: {
    statements: 6,
    make: ({ staff, course }) => staff.call('GET /api/teach/courses/{courseId}', { params: { courseId: course.id } }),
  },
  editCourse: {
    statements: 4,
    make: ({ staff, spareCourse }) =>
      staff.call('PUT /api/teach/courses/{courseId}', {
        params: { courseId: spareCourse.id },
        body: { settingsVersion: 1, ...SETTINGS, openToAll: true, features: null },
      }),
  },
  setCourseCover: {
    statements: 4,
    make: async (world) =>
      world.staff.call('PUT /api/teach/courses/{courseId}/cover', {
        params: { courseId: world.course.id },
        body: { version: await versionOf(world, world.course), mediaId: null },
      }),
  },
  publishCourse: {
    statements: 4,
    make: async (world) =>
      world.staff.call('POST /api/teach/courses/{courseId}/published', {
        params: { courseId: world.spareCourse.id },
        body: { version: await versionOf(world, world.spareCourse), published: false },
      }),
  },
  archiveCourse: {
    statements: 4,
    make: async (world) =>
      world.staff.call('POST /api/teach/courses/{courseId}/archived', {
        params: { courseId: world.spareCourse.id },
        body: { version: await versionOf(world, world.spareCourse), archived: true },
      }),
  },
  duplicateCourse: {
    statements: 13,
    make: ({ staff, course }) =>
      staff.call('POST /api/teach/courses/{courseId}/duplicate', {
        params: { courseId: course.id },
        body: { key: randomUUID(), name: 'x', grade: 'prep3', term: 'First' },
      }),
  },
  addUnit: {
    statements: 6,
    make: async (world) =>
      world.staff.call('POST /api/teach/courses/{courseId}/units', {
        params: { courseId: world.course.id },
        body: { version: await versionOf(world, world.course), name: 'x' },
      }),
  },
  editUnit: {
    statements: 7,
    make: async (world) =>
      world.staff.call('PUT /api/teach/units/{unitId}', {
        params: { unitId: unitId(world.course, 0) },
        body: { version: await versionOf(world, world.course), name: 'x', title: '' },
      }),
  },
  orderUnits: {
    statements: 6,
    make: async (world) => {
      const rows = await world.owner`select id from units where course_id = ${world.course.id}`;
      return world.staff.call('PUT /api/teach/courses/{courseId}/unit-order', {
        params: { courseId: world.course.id },
        body: { version: await versionOf(world, world.course), order: rows.map(({ id }) => Number(id)) },
      });
    },
  },
  addLesson: {
    statements: 9,
    make: async (world) =>
      world.staff.call('POST /api/teach/units/{unitId}/lessons', {
        params: { unitId: unitId(world.course, 0) },
        body: { version: await versionOf(world, world.course), name: 'x', type: 'Video' },
      }),
  },
  renameLesson: {
    statements: 7,
    make: async (world) =>
      world.staff.call('PUT /api/teach/lessons/{lessonId}/name', {
        params: { lessonId: lessonId(world.course, 0, 0) },
        body: { version: await versionOf(world, world.course), name: 'x' },
      }),
  },
  setLessonShowing: {
    statements: 7,
    make: async (world) =>
      world.staff.call('PUT /api/teach/lessons/{lessonId}/showing', {
        params: { lessonId: lessonId(world.course, 0, 0) },
        body: { version: await versionOf(world, world.course), showing: { kind: 'shown' } },
      }),
  },
  setUnitShowing: {
    statements: 7,
    make: async (world) =>
      world.staff.call('PUT /api/teach/units/{unitId}/showing', {
        params: { unitId: unitId(world.course, 0) },
        body: { version: await versionOf(world, world.course), showing: { kind: 'shown' } },
      }),
  },
  countLessonTraces: {
    statements: 3,
    make: (world) =>
      world.staff.call('GET /api/teach/lessons/{lessonId}/traces', {
        params: { lessonId: lessonId(world.course, 0, 0) },
      }),
  },
  orderLessons: {
    statements: 8,
    make: async (world) => {
      const unit = unitId(world.course, 0);
      const rows = await world.owner`select id from lessons where unit_id = ${unit}`;
      return world.staff.call('PUT /api/teach/units/{unitId}/lesson-order', {
        params: { unitId: unit },
        body: { version: await versionOf(world, world.course), order: rows.map(({ id }) => Number(id)) },
      });
    },
  },
  moveLesson: {
    statements: 10,
    make: async (world) =>
      world.staff.call('POST /api/teach/lessons/{lessonId}/move', {
        params: { lessonId: lessonId(world.spareCourse, 1, 0) },
        body: { version: await versionOf(world, world.spareCourse), unitId: unitId(world.spareCourse, 0) },
      }),
  },
  duplicateLesson: {
    statements: 12,
    make: async (world) =>
      world.staff.call('POST /api/teach/lessons/{lessonId}/duplicate', {
        params: { lessonId: world.course.units[0]?.lessonIds.at(-1) ?? 0 },
        body: { version: await versionOf(world, world.course) },
      }),
  },
  // What belongs to a deleted thing is asked for table by table, however much there is.
  deleteLesson: {
    statements: 29,
    make: async (world) =>
      world.staff.call('POST /api/teach/lessons/{lessonId}/delete', {
        params: { lessonId: lessonId(world.spareCourse, 0, 0) },
        body: { version: await versionOf(world, world.spareCourse) },
      }),
  },
  deleteUnit: {
    statements: 38,
    make: async (world) =>
      world.staff.call('POST /api/teach/units/{unitId}/delete', {
        params: { unitId: unitId(world.spareCourse, 1) },
        body: { version: await versionOf(world, world.spareCourse) },
      }),
  },
  addResource: {
    statements: 8,
    make: async (world) =>
      world.staff.call('POST /api/teach/units/{unitId}/resources', {
        params: { unitId: unitId(world.course, 0) },
        body: { version: await versionOf(world, world.course), title: 'x', url: 'https://example.test/sheet' },
      }),
  },
  editResource: {
    statements: 9,
    make: async (world) =>
      world.staff.call('PUT /api/teach/resources/{resourceId}', {
        params: { resourceId: (await resourcesOf(world))[0] ?? 0 },
        body: { version: await versionOf(world, world.course), title: 'x' },
      }),
  },
  orderResources: {
    statements: 8,
    make: async (world) =>
      world.staff.call('PUT /api/teach/units/{unitId}/resource-order', {
        params: { unitId: unitId(world.course, 0) },
        body: { version: await versionOf(world, world.course), order: (await resourcesOf(world)).reverse() },
      }),
  },
  deleteResource: {
    statements: 14,
    make: async (world) =>
      world.staff.call('POST /api/teach/resources/{resourceId}/delete', {
        params: { resourceId: (await resourcesOf(world))[0] ?? 0 },
        body: { version: await versionOf(world, world.course) },
      }),
  },
  deleteCourse: {
    statements: 32,
    make: async (world) =>
      world.staff.call('POST /api/teach/courses/{courseId}/delete', {
        params: { courseId: world.goneCourse.id },
        body: { version: await versionOf(world, world.goneCourse), name: 'gone' },
      }),
  },
} as const satisfies StatementBudgets;
