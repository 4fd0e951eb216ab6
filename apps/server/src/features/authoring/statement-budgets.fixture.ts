import { randomUUID } from 'node:crypto';
import type { MadeCourse } from '../../seed/new-course.ts';
import type { StatementBudgets, StatementWorld } from '../../testing/statement-world.ts';
import { lessonId, unitId } from '../../testing/test-school.ts';
import { paperBudgets } from './paper-budgets.fixture.ts';

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
  ...paperBudgets,
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
  countShutOut: {
    statements: 3,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/units/{unitId}/shut-out', { params: { unitId: unitId(course, 0) } }),
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
