import type { wantedShowing } from '@hessa/contract/authoring/courses/showing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { useCheapPasswords } from '../../../testing/cheap-passwords.ts';
import { enrolStudent, makeCourse } from '../../../testing/classroom.ts';
import { savePaper } from '../../../testing/quiz-desk.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { DAY } from '../../../testing/test-school.ts';

type Showing = z.input<typeof wantedShowing>;

interface Line {
  studentId: string;
  missing: number[];
}

let platform: TestPlatform;
let teacher: TestClient;
let colleague: Awaited<ReturnType<TestPlatform['createAccount']>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  teacher = platform.client();
  colleague = await platform.createAccount({ role: 'teacher' });
});
afterAll(() => platform.stop());

const QUIZ = { type: 'Quiz' as const };
const inDays = (days: number) => new Date(platform.clock.now().getTime() + days * DAY).toISOString();

describe('an exam that comes into a unit after it closed', () => {
  /** A course whose first student's unit is over, and what to do in it. */
  async function closedCourse() {
    await teacher.login(colleague);
    const course = await makeCourse(platform, { units: [{ lessons: [QUIZ, QUIZ] }, { lessons: [QUIZ] }] });
    const early = await enrolStudent(platform, course.id);
    const later = async (days: number) => {
      platform.clock.advance(days * DAY);
      await teacher.login(colleague);
    };
    await later(10);
    const missingOf = async (studentId: string): Promise<number[]> => {
      const card = await teacher.call('GET /api/teach/desk/students/{studentId}', { params: { studentId } });
      const lines = await teacher.call('GET /api/teach/gradebooks/{courseId}/students', {
        params: { courseId: course.id },
        query: {},
      });
      const { missing } = lines.body.data.students.find((line: Line) => line.studentId === studentId);
      expect(card.body.data.missingCount).toBe(missing.length);
      return missing;
    };
    const edit = async <Answer extends { status: number; text: string }>(ask: (version: number) => Promise<Answer>) => {
      const [row] = await platform.database.owner`select version from courses where id = ${course.id}`;
      const answer = await ask(row?.version);
      expect(answer.status, answer.text).toBe(200);
      return answer;
    };
    const show = (lessonId: number, showing: Showing) =>
      edit((version) =>
        teacher.call('PUT /api/teach/lessons/{lessonId}/showing', { params: { lessonId }, body: { version, showing } }),
      );
    const unitId = course.units[0]?.id ?? 0;
    const [first = 0, second = 0] = course.units[0]?.lessonIds ?? [];
    const [elsewhere = 0] = course.units[1]?.lessonIds ?? [];
    return { course, early: early.student, later, missingOf, edit, show, unitId, first, second, elsewhere };
  }

  test('moved or shown there is missing for nobody to whom it was closed, which the list of those without a paper says and its count leaves out, and for who had it open [DESK-243, DESK-256, DESK-287]', async () => {
    const { course, early, later, missingOf, edit, show, unitId, first, second, elsewhere } = await closedCourse();
    const inTime = await enrolStudent(platform, course.id);
    /** What the list of those without a paper says of each chance. */
    const chances = async (lessonId: number) => {
      const { body } = await teacher.call('GET /api/teach/results/{lessonId}/missing', {
        params: { lessonId },
        query: {},
      });
      const windowOf = (id: string) =>
        body.data.students.find(({ studentId }: { studentId: string }) => studentId === id)?.window;
      const windows = [windowOf(early.id), windowOf(inTime.student.id)];
      const report = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} });
      expect(report.body.data.missing).toBe(windows.filter((window) => window !== 'never').length);
      return windows;
    };
    expect(await missingOf(early.id)).toEqual([first, second]);
    await edit((version) =>
      teacher.call('POST /api/teach/lessons/{lessonId}/move', {
        params: { lessonId: elsewhere },
        body: { version, unitId },
      }),
    );
    expect(await missingOf(early.id)).toEqual([first, second]);
    await show(second, { kind: 'hidden' });
    await show(second, { kind: 'shown' });
    expect(await missingOf(early.id)).toEqual([first]);
    for (const lesson of [second, elsewhere]) expect(await chances(lesson)).toEqual(['never', 'open']);
    expect(await chances(first)).toEqual(['ended', 'open']);
    // Whoever had the unit open then misses them once it closes.
    await later(8);
    expect((await missingOf(inTime.student.id)).sort()).toEqual([first, second, elsewhere].sort());
    expect(await chances(second)).toEqual(['never', 'ended']);
    expect(await missingOf(early.id)).toEqual([first]);
    // More time for the unit is time for all that is in it.
    await platform.database.owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
      values (${platform.tenantId}, ${early.id}, ${course.id}, ${unitId}, ${inDays(1)})`;
    expect(await chances(second)).toEqual(['open', 'ended']);
  });

  test('put there, copied, or written for the first time, it is missing for nobody to whom it was closed [DESK-243]', async () => {
    const { early, missingOf, edit, unitId, first, second } = await closedCourse();
    await edit((version) =>
      teacher.call('POST /api/teach/lessons/{lessonId}/duplicate', { params: { lessonId: first }, body: { version } }),
    );
    const added = await edit((version) =>
      teacher.call('POST /api/teach/units/{unitId}/lessons', {
        params: { unitId },
        body: { version, name: 'امتحان', type: 'Quiz' },
      }),
    );
    const { status, text } = await savePaper(teacher, Number(added.body.data.id), 1, [{}]);
    expect(status, text).toBe(200);
    expect(await missingOf(early.id)).toEqual([first, second]);
  });

  test('one that is to appear later is missing for nobody whose unit closed before it did, whoever wrote or moved it when [DESK-243]', async () => {
    const { course, later, missingOf, edit, show, unitId, first, second, elsewhere } = await closedCourse();
    const soonOver = await enrolStudent(platform, course.id);
    const added = await edit((version) =>
      teacher.call('POST /api/teach/units/{unitId}/lessons', {
        params: { unitId },
        body: { version, name: 'امتحان', type: 'Quiz' },
      }),
    );
    const written = Number(added.body.data.id);
    const from: Showing = { kind: 'from', at: inDays(8) };
    for (const lessonId of [written, elsewhere]) await show(lessonId, from);
    expect((await savePaper(teacher, written, 1, [{}])).status).toBe(200);
    await edit((version) =>
      teacher.call('POST /api/teach/lessons/{lessonId}/move', {
        params: { lessonId: elsewhere },
        body: { version, unitId },
      }),
    );
    await later(9);
    expect(await missingOf(soonOver.student.id)).toEqual([first, second]);
    // A moment that is over says no more than that it is shown now.
    await show(second, { kind: 'hidden' });
    await show(second, { kind: 'from', at: inDays(-9) });
    expect(await missingOf(soonOver.student.id)).toEqual([first]);
  });

  test('and so is everything in a unit that was away until then [DESK-243]', async () => {
    const { early, missingOf, edit, unitId, first, second } = await closedCourse();
    const showUnit = (showing: Showing) =>
      edit((version) =>
        teacher.call('PUT /api/teach/units/{unitId}/showing', { params: { unitId }, body: { version, showing } }),
      );
    expect(await missingOf(early.id)).toEqual([first, second]);
    await showUnit({ kind: 'shown' });
    expect(await missingOf(early.id)).toEqual([first, second]);
    await showUnit({ kind: 'hidden' });
    await showUnit({ kind: 'shown' });
    expect(await missingOf(early.id)).toEqual([]);
  });
});
