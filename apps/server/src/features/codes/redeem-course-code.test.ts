import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, type TestStudent } from '../../testing/test-school.ts';
import { until } from '../../testing/until.ts';
import { insist } from './insist.fixture.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const NOT_FOUND = { success: false, code: 'code.not_found', message: 'Code not found.' };

const redeem = ({ phone }: TestStudent, Code: string, CourseId?: number) =>
  phone.call('POST /api/Student/add-course-by-code', { query: { Code, CourseId } });

const unspent = async () => {
  const [row] = await platform.database
    .owner`select count(*)::int as count from codes where tenant_id = ${platform.tenantId} and redeemed_by is null`;
  return row?.count;
};

const voidNewest = () => platform.database.owner`
  update codes set voided_at = now() where id = (select max(id) from codes where tenant_id = ${platform.tenantId})`;

const enrolmentsOf = (student: TestStudent) =>
  platform.database.owner`select course_id, enrolled_at, source from enrolments where student_id = ${student.id}`;

/** Runs a refusal and proves that it spent nothing and enrolled nobody. */
async function expectUnspent(student: TestStudent, attempt: () => Promise<unknown>) {
  const [codesBefore, enrolmentsBefore] = [await unspent(), await enrolmentsOf(student)];
  await attempt();
  expect(await unspent()).toBe(codesBefore);
  expect(await enrolmentsOf(student)).toEqual(enrolmentsBefore);
}

describe('a course code', () => {
  test('enrols the token’s student from now on, under both paths [API-29, API-45, ENT-34, OP-API-3, OP-ENR-1]', async () => {
    const course = await school.makeCourse({ name: 'Grammar' });
    for (const prefix of ['/api', '']) {
      const student = await school.student();
      const code = await school.courseCode(course);
      const url = `${prefix}/Student/add-course-by-code?Code=${code}&StudentId=${student.id}`;
      const answer = await student.phone.request(url, { method: 'POST' });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: 'Course added successfully',
        data: { courseId: course.id, courseName: 'Grammar', alreadyYours: false },
      });
      expect(await enrolmentsOf(student)).toMatchObject([{ enrolled_at: platform.clock.now(), source: 'code' }]);
      const trail = await platform.database
        .owner`select details from audit_events where kind = 'code.redeemed' and actor_id = ${student.id}`;
      expect(trail).toMatchObject([{ details: { serial: expect.any(Number) } }]);
      expect(JSON.stringify(trail)).not.toContain(code);
      const ledger = await platform.database.owner`select step, count from code_ledger where actor_id = ${student.id}`;
      expect(ledger).toEqual([{ step: 'redeemed', count: 1 }]);
    }
  });

  test('is read in any case, with dashes, spaces, full-width letters and Arabic digits [OP-ENR-8, LEC-14, T-CODE-1]', async () => {
    const spellings = [
      (code: string) => code.toLowerCase(),
      (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`,
      (code: string) => `  ${code.slice(0, 4)} – ${code.slice(4).toLowerCase()} `,
      (code: string) => code.replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
      (code: string) => code.replace(/[A-Z0-9]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ];
    for (const spell of spellings) {
      const course = await school.makeCourse({ units: [] });
      const answer = await redeem(await school.student(), spell(await school.courseCode(course)));
      expect(answer.status, answer.text).toBe(200);
    }
  });

  test('two hundred students at once on one code: one wins, 199 hear «Code has already been used.» [ERR-30, OP-ENR-4, T-CODE-2]', async () => {
    const course = await school.makeCourse();
    const code = await school.courseCode(course);
    const students: TestStudent[] = [];
    while (students.length < 200) {
      students.push(...(await Promise.all(Array.from({ length: 20 }, () => school.student()))));
    }
    const answers = await Promise.all(students.map((student) => insist(() => redeem(student, code))));
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(
      ({ status, body }) => status === 400 && body.success === false && body.message === 'Code has already been used.',
    );
    expect([won.length, lost.length]).toEqual([1, 199]);
    const { owner } = platform.database;
    const rows = await owner`select student_id from enrolments where course_id = ${course.id}`;
    const [spent] = await owner`select redeemed_by from codes where course_id = ${course.id}`;
    expect(rows).toEqual([{ student_id: spent?.redeemed_by }]);
    const winner = students.find(({ id }) => id === spent?.redeemed_by);
    if (!winner) throw new Error('nobody won');
    expect((await redeem(winner, code)).status).toBe(200);
  });

  test('sent again by its owner, at once or days later, succeeds again and changes nothing [T-CODE-4]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const code = await school.courseCode(course);
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(student, code)));
    for (const answer of answers) expect(answer.text).toBe(answers[0]?.text);
    expect(answers[0]?.status).toBe(200);
    const [first] = await enrolmentsOf(student);
    platform.clock.advance(3 * DAY);
    await school.signIn(student);
    expect((await redeem(student, code, course.id)).status).toBe(200);
    expect(await enrolmentsOf(student)).toEqual([first]);
    const redeemed = await platform.database
      .owner`select 1 from audit_events where kind = 'code.redeemed' and actor_id = ${student.id}`;
    expect(redeemed).toHaveLength(1);
  });

  test('two cards of one student for one course at once: one is spent, the other stays good [OP-ENR-7, T-CODE-5]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const cards = await school.makeCodes({ kind: 'course', courseId: course.id, size: 5 });
    const before = await unspent();
    const answers = await Promise.all(cards.map((card) => redeem(student, card)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(answers.filter(({ body }) => body.code === 'code.still_open')).toHaveLength(4);
    expect(await unspent()).toBe((before ?? 0) - 1);
  });

  test('of another course than the page’s is refused unused, naming the right one [OP-ENR-1]', async () => {
    const course = await school.makeCourse({ name: 'Third Secondary Revision' });
    const other = await school.makeCourse();
    const student = await school.student();
    const code = await school.courseCode(course);
    await expectUnspent(student, async () => {
      const answer = await redeem(student, code, other.id);
      expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'code.other_course' } });
      expect(answer.body.message).toContain('Third Secondary Revision');
    });
    expect((await redeem(student, code, course.id)).status).toBe(200);
  });

  test('of another course that its owner used before opens nothing there and says what it opened [LEARN-175]', async () => {
    const course = await school.makeCourse({ name: 'Third Secondary Revision' });
    const other = await school.makeCourse();
    const student = await school.student();
    const code = await school.courseCode(course);
    await redeem(student, code, course.id);
    const enrolled = await enrolmentsOf(student);
    const answer = await redeem(student, code, other.id);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'code.own_other_course' } });
    expect(answer.body.messageAr).toContain('Third Secondary Revision');
    expect(await enrolmentsOf(student)).toEqual(enrolled);
    expect(await redeem(student, code)).toMatchObject({ status: 200, body: { data: { courseId: course.id } } });
  });

  test('while the course is still open is refused unused, by its name; once every window is over it starts again [OP-ENR-7, T-CODE-5, LEARN-292]', async () => {
    const course = await school.makeCourse({ name: 'Grammar من الصفر', units: [{}, {}] });
    for (const [ago, status] of [
      [0, 400],
      [14 * DAY - 1, 400],
      [14 * DAY, 200],
    ] as const) {
      const student = await school.student();
      await school.enrol(student, course, ago);
      const code = await school.courseCode(course);
      const before = await unspent();
      const answer = await redeem(student, code);
      expect(answer.status, answer.text).toBe(status);
      if (status === 400) {
        expect(answer.body.code).toBe('code.still_open');
        expect(answer.body.messageAr).toContain('مشترك فعلًا في Grammar من الصفر،');
      }
      expect(await unspent()).toBe((before ?? 0) - (status === 200 ? 1 : 0));
      const [enrolment] = await enrolmentsOf(student);
      expect(enrolment?.enrolled_at).toEqual(new Date(platform.clock.now().getTime() - (status === 200 ? 0 : ago)));
    }
  });

  test('unknown, void, expired or of another tenant is one and the same «Code not found.», unused [ERR-29, OP-ENR-2, T-CODE-5, T-CODE-6]', async () => {
    const course = await school.makeCourse();
    const now = platform.clock.now();
    const [expired = ''] = await school.makeCodes({ kind: 'course', courseId: course.id, size: 1, expiresAt: now });
    const voided = await school.courseCode(course);
    await voidNewest();
    const voidedLecture = await school.lectureCode(course);
    await voidNewest();
    const elsewhere = createTestSchool(platform, await platform.makeTenant());
    const foreign = await elsewhere.courseCode(await elsewhere.makeCourse());
    const student = await school.student();
    await expectUnspent(student, async () => {
      const unknown = await redeem(student, 'ZZZZ-ZZZZ');
      expect(unknown).toMatchObject({ status: 400, body: NOT_FOUND });
      for (const code of [expired, voided, voidedLecture, foreign, 'a'.repeat(60), "' or 1=1 --"]) {
        const answer = await redeem(student, code);
        expect(answer.text, code).toBe(unknown.text);
        expect(answer.status).toBe(400);
      }
    });
    const visitor = await elsewhere.student();
    expect((await redeem(visitor, foreign)).status).toBe(200);
  });

  test('for a lecture says «Code not found.» and, in Arabic, which box it belongs into; it stays unused and is no guess [OP-ENR-2, T-CODE-5]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const lecture = await school.lectureCode(course);
    await expectUnspent(student, async () => {
      for (let tried = 0; tried < 11; tried += 1) {
        const answer = await redeem(student, lecture);
        expect(answer).toMatchObject({ status: 400, body: { code: 'code.other_kind', message: 'Code not found.' } });
        expect(answer.body.messageAr).toContain('كود محاضرة');
      }
    });
    expect((await student.phone.call('POST /api/UnitCode/EnterCode', { query: { code: lecture } })).status).toBe(200);
    expect((await redeem(student, lecture)).body.message).toBe('Code has already been used.');
    expect(await enrolmentsOf(student)).toHaveLength(0);
  });

  test('is good until the very moment it expires [T-CODE-6]', async () => {
    const course = await school.makeCourse();
    const expiresAt = new Date(platform.clock.now().getTime() + 1);
    const [code = ''] = await school.makeCodes({ kind: 'course', courseId: course.id, size: 1, expiresAt });
    expect((await redeem(await school.student(), code)).status).toBe(200);
  });

  test.each(['StudentId', 'studentId'])(
    'for somebody else, named as %s, is 403 and unused [OP-ENR-3, T-CODE-6, T-G-5]',
    async (name) => {
      const course = await school.makeCourse();
      const [student, friend] = [await school.student(), await school.student()];
      const code = await school.courseCode(course);
      await expectUnspent(student, async () => {
        const url = `/api/Student/add-course-by-code?Code=${code}&${name}=${friend.id}`;
        const answer = await student.phone.request(url, { method: 'POST' });
        expect(answer).toMatchObject({ status: 403, body: { code: 'access.other_account' } });
      });
      expect(await enrolmentsOf(friend)).toHaveLength(0);
    },
  );

  test('nothing typed is told apart from a wrong code, and a guest is asked to sign in [ENR-18, ROLE-03, OP-RULE-6]', async () => {
    const student = await school.student();
    for (const blank of ['', '   ']) {
      expect(await redeem(student, blank)).toMatchObject({ status: 400, body: { code: 'code.missing' } });
    }
    const guest = await platform.client().call('POST /api/Student/add-course-by-code', { query: { Code: 'ABCD2345' } });
    expect(guest.status).toBe(401);
  });

  test('opens a course that is not in the catalogue: cards are sold before and after [OP-MYC-6]', async () => {
    const course = await school.makeCourse({ active: false });
    const student = await school.student();
    expect((await redeem(student, await school.courseCode(course))).status).toBe(200);
    expect((await student.phone.request(`/api/Course/tree-course-with-progress?courseid=${course.id}`)).status).toBe(
      200,
    );
  });

  test('whose connection dies between spending and enrolling is neither spent nor enrolled, and works at the next try [T-CODE-3]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const code = await school.courseCode(course);
    const { owner, connectAsOwner } = platform.database;
    const blocker = connectAsOwner();
    await expectUnspent(student, async () => {
      let attempt: ReturnType<typeof redeem> | undefined;
      await blocker.begin(async (held) => {
        await held`lock table enrolments in share row exclusive mode`;
        attempt = redeem(student, code);
        const waiting = () => owner<{ pid: number }[]>`
          select a.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
          where l.relation = 'enrolments'::regclass and not l.granted and a.datname = current_database()`;
        await until(async () => (await waiting()).length === 1);
        for (const { pid } of await waiting()) await owner`select pg_terminate_backend(${pid})`;
        expect((await attempt).status).toBe(503);
      });
    });
    expect((await redeem(student, code)).status).toBe(200);
    expect(await enrolmentsOf(student)).toHaveLength(1);
  });
});
