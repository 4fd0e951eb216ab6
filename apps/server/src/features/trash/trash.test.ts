import { beforeAll, describe, expect, test } from 'vitest';
import { answersWith, open, submit } from '../../testing/classroom.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../testing/test-client.ts';
import { createTestSchool, lessonId, unitId } from '../../testing/test-school.ts';
import { until } from '../../testing/until.ts';
import { eraseOld } from './erase-old.ts';

const DAY_MS = 24 * 3_600_000;

const platform = await sharedPlatform();
const school = createTestSchool(platform);
let owner: TestClient;
let teacher: TestClient;
beforeAll(async () => {
  await signIn();
});

async function signIn() {
  [owner, teacher] = [await staffOf(platform, 'owner'), await staffOf(platform, 'teacher')];
}

const listed = async (by = owner) =>
  (await by.call('GET /api/teach/deleted', {})).body.data as {
    id: number;
    kind: string;
    title: string;
    place: string;
  }[];
const newest = async () => (await listed())[0]?.id ?? 0;
const restore = (deletedId: number, by = owner) =>
  by.call('POST /api/teach/deleted/{deletedId}/restore', { params: { deletedId } });
const erase = (deletedId: number, by = owner) =>
  by.call('POST /api/teach/deleted/{deletedId}/erase', { params: { deletedId } });
const sweep = () => eraseOld(platform.withTenant, platform.platform.jobs, platform.tenantId, platform.clock.now());

/** Every row of the tenant that a deletion could touch, as it stands. */
const TABLES = [
  ...['accounts', 'courses', 'units', 'lessons', 'questions', 'unit_resources', 'books', 'enrolments', 'unit_grants'],
  ...['lesson_progress', 'quiz_attempts', 'quiz_results', 'quiz_reopenings', 'term_scores', 'codes', 'code_ledger'],
];
async function everything() {
  const { owner: sql } = platform.database;
  const found: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await sql.unsafe(`select t::text as row from ${table} t where tenant_id = $1 order by 1`, [
      platform.tenantId,
    ]);
    found[table] = rows.map(({ row }) => String(row));
  }
  return found;
}

const versionOf = async (courseId: number) => {
  const [row] = await platform.database.owner`select version from courses where id = ${courseId}`;
  return Number(row?.version);
};

/** Choices keep the order they are written in: the first is right, for every student. */
const PINNED = { pinned: true };

async function usedCourse() {
  const course = await school.makeCourse({
    name: `كورس ${Math.random()}`,
    units: [
      { lessons: [{ type: 'Video' }, { type: 'Quiz', questions: [PINNED, PINNED] }] },
      { lessons: [{ type: 'Video' }] },
    ],
  });
  const student = await school.student();
  await school.enrol(student, course);
  const quiz = lessonId(course, 0, 1);
  await student.phone.request(`/Student/contentlesson/${quiz}`);
  await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0, 0] } });
  return { course, student, quiz };
}

const deleteCourse = (courseId: number, version: number, name: string, by = teacher) =>
  by.call('POST /api/teach/courses/{courseId}/delete', { params: { courseId }, body: { version, name } });

const nameOf = async (courseId: number) => {
  const [row] = await platform.database.owner`select name from courses where id = ${courseId}`;
  return String(row?.name);
};

describe('what the console deletes', () => {
  test('a course with students goes by its typed name and a fresh password, and comes back to the last row [T-CON-3, TRUST-99]', async () => {
    const { course, student, quiz } = await usedCourse();
    const before = await everything();
    const name = await nameOf(course.id);
    const version = await versionOf(course.id);
    const other = await deleteCourse(course.id, version, 'اسم تاني');
    expect([other.status, other.body.code]).toEqual([400, 'course.confirm_other']);
    expect(await everything()).toEqual(before);

    for (const minutes of [8, 8]) {
      platform.clock.advance(minutes * 60_000);
      const renewed = await teacher.call('POST /api/Auth/refresh-token', { body: {} });
      teacher.token = renewed.body.data.token;
    }
    const stale = await deleteCourse(course.id, version, name);
    expect([stale.status, stale.body.code]).toEqual([403, 'session.proof_needed']);
    await signIn();
    await student.phone.login(student);
    const paper = async () => (await student.phone.request(`/Student/contentlesson/${quiz}`)).text;
    const handedIn = await paper();

    const gone = await deleteCourse(course.id, version, `  ${name} `);
    expect(gone.status, gone.text).toBe(200);
    expect(await paper()).not.toBe(handedIn);
    for (const table of ['courses', 'units', 'lessons', 'questions', 'enrolments', 'quiz_results', 'lesson_progress']) {
      expect([table, (await everything())[table]?.length]).not.toEqual([table, before[table]?.length]);
    }
    expect((await listed())[0]).toMatchObject({ kind: 'course', title: name });
    const back = await restore(await newest(), teacher);
    expect(back.status, back.text).toBe(200);
    expect({ ...(await everything()), accounts: [] }).toEqual({ ...before, accounts: [] });
    expect(await paper()).toBe(handedIn);
    expect((await restore(999_999)).status).toBe(404);
  });

  test('papers of a deleted course or lesson are in no average, neither on the card nor in the list, until they come back [DESK-105]', async () => {
    await signIn();
    const { course, student } = await usedCourse();
    const other = await school.makeCourse({ units: [{ lessons: [{ type: 'Quiz', questions: [PINNED] }] }] });
    await school.enrol(student, other);
    const second = lessonId(other, 0, 0);
    await student.phone.request(`/Student/contentlesson/${second}`);
    await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: second, answers: [3] } });
    const averages = async () => {
      const { body: card } = await owner.call('GET /api/teach/desk/students/{studentId}', {
        params: { studentId: student.id },
      });
      const { body: list } = await owner.call('GET /api/teach/students', { query: {} });
      const row = list.data.students.find(({ id }: { id: string }) => id === student.id);
      return [card.data.average, row.average];
    };
    const both = await averages();
    expect(both).toEqual([50, 50]);
    expect((await deleteCourse(course.id, await versionOf(course.id), await nameOf(course.id))).status).toBe(200);
    const courseInTrash = await newest();
    expect(await averages()).toEqual([0, 0]);
    await teacher.call('POST /api/teach/lessons/{lessonId}/delete', {
      params: { lessonId: second },
      body: { version: await versionOf(other.id), withTraces: true },
    });
    expect(await averages()).toEqual([null, null]);
    expect((await restore(await newest(), teacher)).status).toBe(200);
    expect(await averages()).toEqual([0, 0]);

    // Whoever was away while a course went comes back without its papers, and the course without theirs.
    const [row] = await platform.database.owner`select phone from accounts where id = ${student.id}`;
    await restore(courseInTrash, teacher);
    expect(await averages()).toEqual(both);
    await owner.call('POST /api/teach/students/{studentId}/delete', {
      params: { studentId: student.id },
      body: { phone: String(row?.phone), reason: 'x' },
    });
    const studentInTrash = await newest();
    expect((await deleteCourse(course.id, await versionOf(course.id), await nameOf(course.id))).status).toBe(200);
    expect((await restore(studentInTrash)).status).toBe(200);
    expect(await averages()).toEqual([0, 0]);
  });

  test('whoever hands in while another quiz of the course goes or comes back waits for it, and neither fails [TRUST-99]', async () => {
    const { course, student, phone } = await school.enrolled({
      units: [{ lessons: [{ type: 'Quiz' }, { type: 'Quiz' }, { type: 'Quiz' }] }],
    });
    const handIn = async (at: number) => {
      const answers = answersWith(await open(phone, lessonId(course, 0, at)), 1);
      return () => submit(phone, lessonId(course, 0, at), answers);
    };
    const { owner: watching, connectAsOwner } = platform.database;
    const waiting = (count: number) =>
      until(async () => {
        const rows = await watching`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return rows.length === count;
      });
    /** Both come to the student's sum while it is held, in this order. */
    const atOnce = async (first: () => Promise<AnyAnswer>, second: () => Promise<AnyAnswer>) => {
      const both: Promise<AnyAnswer>[] = [];
      await connectAsOwner().begin(async (tx) => {
        await tx`select from term_scores where student_id = ${student.id} and period = 'all' for update`;
        both.push(first());
        await waiting(1);
        both.push(second());
        await waiting(2);
      });
      return (await Promise.all(both)).map(({ status, text }) => (status === 200 ? status : text));
    };
    expect((await (await handIn(0))()).status).toBe(200);
    const body = { version: await versionOf(course.id), withTraces: true };
    const params = { lessonId: lessonId(course, 0, 0) };
    const drop = () => teacher.call('POST /api/teach/lessons/{lessonId}/delete', { params, body });
    expect(await atOnce(await handIn(1), drop)).toEqual([200, 200]);
    const inTrash = await newest();
    expect(await atOnce(await handIn(2), () => restore(inTrash, teacher))).toEqual([200, 200]);
    const [sum] =
      await watching`select quiz_count from term_scores where student_id = ${student.id} and period = 'all'`;
    expect(sum).toEqual({ quiz_count: 3 });
  });

  test('a course whose cards are printed is not deleted: what was sold must open something [TRUST-99]', async () => {
    const course = await school.makeCourse();
    await school.courseCode(course);
    const refused = await deleteCourse(course.id, await versionOf(course.id), await nameOf(course.id));
    expect([refused.status, refused.body.code]).toEqual([409, 'course.has_codes']);
  });

  test('a unit comes back last, a lesson, a handout and a book where they were, and counts are right again [T-CON-3, TRUST-99]', async () => {
    const course = await school.makeCourse({
      units: [{ lessons: [{ type: 'Video' }, { type: 'Quiz', questions: [{}] }] }, { lessons: [{ type: 'Video' }] }],
    });
    const [first, second] = [unitId(course, 0), unitId(course, 1)];
    const counts = async () =>
      platform.database
        .owner`select id, position, video_count, quiz_count from units where course_id = ${course.id} order by position`;
    const body = async () => ({ version: await versionOf(course.id) });
    const before = await counts();
    await teacher.call('POST /api/teach/lessons/{lessonId}/delete', {
      params: { lessonId: lessonId(course, 0, 0) },
      body: await body(),
    });
    expect((await listed(teacher))[0]).toMatchObject({ kind: 'lesson', place: await nameOf(course.id) });
    const lessonInTrash = await newest();
    await teacher.call('POST /api/teach/units/{unitId}/delete', { params: { unitId: first }, body: await body() });
    const unitInTrash = await newest();

    // Its unit is away, so the lesson has nowhere to come back to.
    const early = await restore(lessonInTrash, teacher);
    expect([early.status, early.body.code]).toEqual([409, 'trash.place_gone']);
    expect((await restore(unitInTrash, teacher)).status).toBe(200);
    expect((await restore(lessonInTrash, teacher)).status).toBe(200);
    expect((await counts()).map(({ id }) => Number(id))).toEqual([second, first]);
    const numbers = (rows: Awaited<ReturnType<typeof counts>>) =>
      rows.map(({ id, video_count, quiz_count }) => [Number(id), video_count, quiz_count]).sort();
    expect(numbers(await counts())).toEqual(numbers(before));

    const added = await teacher.call('POST /api/teach/books', {
      body: {
        key: crypto.randomUUID(),
        book: {
          ...{ title: 'Grammar', titleLatin: '', description: '', grade: 'Secondary1' },
          ...{ level: null, price: 0, imagePath: null, active: true },
        },
      },
    } as never);
    expect(added.status, added.text).toBe(200);
    const bookId = Number(added.body.data.id);
    const deleted = await teacher.call('DELETE /api/teach/books/{bookId}', {
      params: { bookId },
      query: { version: 1 },
    });
    expect(deleted.status, deleted.text).toBe(200);
    expect((await teacher.call('GET /api/teach/books/{bookId}', { params: { bookId } })).status).toBe(404);
    expect((await restore(await newest(), teacher)).status).toBe(200);
    expect((await teacher.call('GET /api/teach/books/{bookId}', { params: { bookId } })).status).toBe(200);
  });

  test.each([
    ['in the order they went', [0, 1, 2]],
    ['the other way round', [2, 1, 0]],
    ['the middle one first', [1, 2, 0]],
  ] as const)(
    'lessons come back to their places in the unit, %s, whatever was added behind them meanwhile [EXAM-244]',
    async (_, order) => {
      const course = await school.makeCourse({
        units: [{ lessons: Array.from({ length: 5 }, () => ({ type: 'Video' as const })) }],
      });
      const ids = [0, 1, 2, 3, 4].map((at) => lessonId(course, 0, at));
      const inOrder = async () =>
        (
          await platform.database
            .owner`select id from lessons where unit_id = ${unitId(course, 0)} order by position, id`
        ).map(({ id }) => Number(id));
      const trashed: number[] = [];
      for (const id of ids.slice(1, 4)) {
        const body = { version: await versionOf(course.id) };
        await teacher.call('POST /api/teach/lessons/{lessonId}/delete', { params: { lessonId: id }, body });
        trashed.push(await newest());
      }
      const added = await teacher.call('POST /api/teach/units/{unitId}/lessons', {
        params: { unitId: unitId(course, 0) },
        body: { version: await versionOf(course.id), name: 'درس جديد', type: 'Video' },
      } as never);
      expect(added.status, added.text).toBe(200);
      for (const at of order) expect((await restore(trashed[at] as number, teacher)).status).toBe(200);
      const now = await inOrder();
      expect(now.slice(0, 5)).toEqual(ids);
      expect(now).toHaveLength(6);
    },
  );

  test('a student comes back with results and the used code; people are the owner’s alone to see and bring back [T-CON-3, TRUST-100]', async () => {
    await signIn();
    const { student } = await usedCourse();
    const code = await school.courseCode(await school.makeCourse());
    await student.phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
    const before = await everything();
    const [row] = await platform.database.owner`select phone from accounts where id = ${student.id}`;
    const gone = await owner.call('POST /api/teach/students/{studentId}/delete', {
      params: { studentId: student.id },
      body: { phone: String(row?.phone), reason: 'بالغلط' },
    });
    expect(gone.status, gone.text).toBe(200);
    expect((await student.phone.request('/api/Student/profile')).status).toBe(401);
    expect((await listed(teacher)).map(({ kind }) => kind)).not.toContain('student');
    const id = await newest();
    expect((await restore(id, teacher)).status).toBe(404);
    expect((await erase(id, teacher)).status).toBe(403);
    expect((await restore(id)).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await platform.client().login(student)).status).toBe(200);
    const found = await owner.call('GET /api/teach/codes/find', { query: { code } });
    expect(found.body.data.redeemedBy).not.toBeNull();
  });

  test('a student whose number somebody else has by now stays where it lies, with words [TRUST-100]', async () => {
    await signIn();
    const student = await school.student();
    const [row] = await platform.database.owner`select phone from accounts where id = ${student.id}`;
    const phone = String(row?.phone);
    await owner.call('POST /api/teach/students/{studentId}/delete', {
      params: { studentId: student.id },
      body: { phone, reason: 'x' },
    });
    const id = await newest();
    await platform.createAccount({ phone });
    const refused = await restore(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'trash.place_taken']);
    expect(await newest()).toBe(id);
    expect((await erase(id)).status).toBe(200);
    expect((await restore(id)).status).toBe(404);
  });

  test('after thirty days it is erased by the daily job, and a person is gone from every table [T-CON-3, T-PRIV-1, TRUST-100]', async () => {
    await signIn();
    const student = await school.student();
    await platform.database.owner`update accounts set name = 'اسم نادر جدا' where id = ${student.id}`;
    const [row] = await platform.database.owner`select phone from accounts where id = ${student.id}`;
    await owner.call('POST /api/teach/students/{studentId}/delete', {
      params: { studentId: student.id },
      body: { phone: String(row?.phone), reason: 'x' },
    });
    const id = await newest();
    platform.clock.advance(30 * DAY_MS - 60_000);
    await sweep();
    await signIn();
    expect(await newest()).toBe(id);
    platform.clock.advance(60_000);
    await sweep();
    expect((await listed()).map((thing) => thing.id)).not.toContain(id);
    await until(async () => {
      const { owner: sql } = platform.database;
      const tables = await sql<{ name: string }[]>`
        select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`;
      const texts = await Promise.all(tables.map(({ name }) => sql`select t::text from ${sql(name)} t`));
      return !JSON.stringify(texts).includes('اسم نادر جدا');
    });
  });

  test('another tenant’s deleted things are nobody’s here [T-TEN-1, TRUST-99]', async () => {
    const other = await platform.makeTenant({ hosts: ['deleted.example'] });
    const device = platform.client(other);
    await device.login(await platform.createAccount({ role: 'owner' }, other));
    const course = await school.makeCourse();
    await signIn();
    await deleteCourse(course.id, await versionOf(course.id), await nameOf(course.id));
    const id = await newest();
    expect(await listed(device)).toEqual([]);
    expect((await restore(id, device)).status).toBe(404);
  });
});
