import type { wantedShowing } from '@hessa/contract/authoring/courses/showing';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enrolStudent, makeCourse } from '../../../testing/classroom.ts';
import { EXAM } from '../../../testing/exam-room.ts';
import { savePaper } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { DAY } from '../../../testing/test-school.ts';

type Showing = z.input<typeof wantedShowing>;

interface Line {
  studentId: string;
  missing: number[];
}

const platform = await sharedPlatform();
const teacher = platform.client();
const colleague = await platform.createAccount({ role: 'teacher' });

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
    /** Once nobody can start any exam of the unit. */
    const missingOf = async (studentId: string): Promise<number[]> => {
      const over = { ...EXAM, lastStartAt: platform.clock.now().getTime() - 1 };
      await platform.database
        .owner`update lessons set exam = ${JSON.stringify(over)}::text::jsonb where unit_id = ${course.units[0]?.id ?? 0}`;
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

  test('moved there is missing for nobody to whom it was closed, which the list of those without a paper says and its count leaves out, and for who had it open [DESK-243, DESK-256, DESK-287]', async () => {
    const { course, early, later, missingOf, edit, unitId, first, second, elsewhere } = await closedCourse();
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
    for (const lesson of [first, second]) expect(await chances(lesson)).toEqual(['over', 'over']);
    expect(await chances(elsewhere)).toEqual(['never', 'over']);
    // Whoever had the unit open then misses them once it closes.
    await later(8);
    expect((await missingOf(inTime.student.id)).sort()).toEqual([first, second, elsewhere].sort());
    expect(await chances(elsewhere)).toEqual(['never', 'over']);
    expect(await missingOf(early.id)).toEqual([first, second]);
    // More time for the unit is time for all that is in it.
    await platform.database.owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
      values (${platform.tenantId}, ${early.id}, ${course.id}, ${unitId}, ${inDays(1)})`;
    expect(await chances(elsewhere)).toEqual(['over', 'over']);
  });

  test('handed in and emptied since, it is nothing to do and nothing done [DESK-353]', async () => {
    const { course, early, missingOf, first } = await closedCourse();
    const { owner } = platform.database;
    const now = platform.clock.now();
    await missingOf(early.id);
    await owner`update lessons set placed_at = ${now}, question_count = 0 where id = ${first}`;
    await owner`insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, completed_at, updated_at)
      values (${platform.tenantId}, ${early.id}, ${course.id}, ${first}, ${now}, ${now})`;
    const params = { studentId: early.id };
    const { body } = await teacher.call('GET /api/teach/desk/students/{studentId}', { params });
    const [{ lessons, finished }] = body.data.courses[0].units;
    expect([lessons, finished]).toEqual([1, 0]);
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
  });

  /** A class whose unit is over, one whose unit is over three days from now, and how to show the unit or the lesson. */
  async function twoWeeks() {
    const school = await closedCourse();
    const { course, edit, unitId, first } = school;
    const now = (await enrolStudent(platform, course.id)).student;
    const showUnit = (showing: Showing) =>
      edit((version) =>
        teacher.call('PUT /api/teach/units/{unitId}/showing', { params: { unitId }, body: { version, showing } }),
      );
    const of = { unit: showUnit, lesson: (showing: Showing) => school.show(first, showing) };
    /** Of the first lesson, for who was early and who came now. */
    const missing = async () => {
      const each = await Promise.all([school.early, now].map(({ id }) => school.missingOf(id)));
      return each.map((ids) => ids.includes(first));
    };
    return { ...school, now, of, missing };
  }

  test.each(['lesson', 'unit'] as const)(
    'a %s that is hidden and shown takes nothing from anybody, and who had it away for a whole week misses nothing [DESK-301]',
    async (what) => {
      const { later, of, missing } = await twoWeeks();
      await later(1);
      await of[what]({ kind: 'hidden' });
      platform.clock.advance(60_000);
      await of[what]({ kind: 'shown' });
      await later(8);
      expect(await missing()).toEqual([true, true]);
      const absent = await twoWeeks();
      await absent.of[what]({ kind: 'hidden' });
      await absent.later(6);
      // Shown by a day that was put off once, and reached.
      await absent.of[what]({ kind: 'from', at: inDays(4) });
      await absent.of[what]({ kind: 'from', at: inDays(2) });
      await absent.later(3);
      expect(await absent.missing()).toEqual([true, false]);
      // Another edit moves nothing.
      await absent.of[what]({ kind: 'shown' });
      expect(await absent.missing()).toEqual([true, false]);
    },
  );

  test.each([
    ['comes as it was put off is missing for nobody whose week is over by then', null, []],
    ['is missing for who had it when it is brought forward', { kind: 'from', at: 2 }, [true, true, true, true, true]],
    ['is missing for who had it when it is shown at once', { kind: 'shown' }, [true, true, true, true, true]],
  ] as const)('what is put into a unit that is still to appear and %s [DESK-302]', async (_, next, expected) => {
    const { now, of, later, missingOf, edit, unitId, first, second, elsewhere } = await twoWeeks();
    await of.unit({ kind: 'from', at: inDays(8) });
    const added = await edit((version) =>
      teacher.call('POST /api/teach/units/{unitId}/lessons', {
        params: { unitId },
        body: { version, name: 'امتحان', type: 'Quiz' },
      }),
    );
    const written = Number(added.body.data.id);
    expect((await savePaper(teacher, written, 1, [{}])).status).toBe(200);
    const copied = await edit((version) =>
      teacher.call('POST /api/teach/lessons/{lessonId}/duplicate', { params: { lessonId: second }, body: { version } }),
    );
    await edit((version) =>
      teacher.call('POST /api/teach/lessons/{lessonId}/move', {
        params: { lessonId: elsewhere },
        body: { version, unitId },
      }),
    );
    await later(1);
    if (next) await of.unit(next.kind === 'from' ? { kind: 'from', at: inDays(next.at) } : next);
    await later(8);
    const missing = await missingOf(now.id);
    const all = [first, second, written, Number(copied.body.data.id), elsewhere];
    expect(all.filter((id) => missing.includes(id)).map(() => true)).toEqual(expected);
  });

  test.each(['lesson', 'unit'] as const)(
    'what comes back from the deleted with its %s is missing for who had it before, and not for who had it away for a whole week [DESK-303]',
    async (what) => {
      const { edit, later, missing, unitId, first } = await twoWeeks();
      await edit((version) =>
        what === 'unit'
          ? teacher.call('POST /api/teach/units/{unitId}/delete', { params: { unitId }, body: { version } })
          : teacher.call('POST /api/teach/lessons/{lessonId}/delete', {
              params: { lessonId: first },
              body: { version },
            }),
      );
      await later(15);
      const [thing] = await platform.database.owner`select max(id)::int as id from deleted_things`;
      const back = await teacher.call('POST /api/teach/deleted/{deletedId}/restore', {
        params: { deletedId: thing?.id },
      });
      expect(back.status, back.text).toBe(200);
      await later(1);
      expect(await missing()).toEqual([true, false]);
    },
  );
});
