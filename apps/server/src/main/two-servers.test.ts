import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenants } from '../features/tenants/tenants-table.ts';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { answersWith, open, storedRows, submit } from '../testing/classroom.ts';
import { type Answering, createTestClient, type TestClient } from '../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createTestSchool, lessonId, type TestSchool, type TestStudent } from '../testing/test-school.ts';

const HESSA_KEY = 'words of the operator, thirty-two of them';

describe('two servers on one database, calls spread between them at random', () => {
  let platform: TestPlatform;
  let school: TestSchool;
  let answered: number[];
  let spread: Answering;
  beforeAll(async () => {
    platform = await startTestPlatform({ variables: { HESSA_KEY } });
    useCheapPasswords(platform);
    school = createTestSchool(platform);
    const servers = [platform.app, (await platform.startBeside()).app];
    answered = servers.map(() => 0);
    const inject = ((request: never) => {
      const at = Math.floor(Math.random() * servers.length);
      answered[at] = (answered[at] ?? 0) + 1;
      return servers[at]?.inject(request);
    }) as Answering['inject'];
    spread = { inject };
  });
  afterAll(() => platform.stop());

  /** A phone whose every call is answered by either server. */
  async function signedIn(account: { email: string; password: string }): Promise<TestClient> {
    const phone = createTestClient(spread, platform.tenantId);
    expect((await phone.login(account)).status).toBe(200);
    return phone;
  }
  async function student(): Promise<TestStudent> {
    const { id, email, password } = await platform.createAccount();
    return { id, email, password, phone: await signedIn({ email, password }) };
  }

  test('a session begun on one goes on on the other: a course by its code, the paper, its result once, the end [MACH-30]', async () => {
    const course = await school.makeCourse({ units: [{ lessons: [{ type: 'Quiz', questions: [{}, {}, {}] }] }] });
    const code = await school.courseCode(course);
    const { id, phone } = await student();
    const redeemed = await phone.call('POST /api/Student/add-course-by-code', { query: { Code: code } });
    expect(redeemed.status, redeemed.text).toBe(200);
    const quiz = lessonId(course, 0, 0);
    const paper = await open(phone, quiz);
    expect(paper.body.data).toHaveLength(3);
    for (let time = 0; time < 8; time += 1) expect((await open(phone, quiz)).body.data).toEqual(paper.body.data);
    const answers = answersWith(paper, 2);
    const handedIn = await Promise.all([1, 2, 3].map(() => submit(phone, quiz, answers)));
    expect(handedIn.map(({ body }) => body.data?.correctCount ?? body.code)).toContain(2);
    expect((await storedRows(platform, id)).results).toHaveLength(1);
    await phone.call('POST /api/Auth/logout');
    for (let time = 0; time < 8; time += 1) expect((await open(phone, quiz)).status).toBe(401);
    expect(Math.min(...answered)).toBeGreaterThan(0);
  });

  test('a code is spent once, whichever servers are asked at once [MACH-30]', async () => {
    const code = await school.courseCode(await school.makeCourse());
    const students = await Promise.all(Array.from({ length: 6 }, student));
    const answers = await Promise.all(
      students.map(({ phone }) => phone.call('POST /api/Student/add-course-by-code', { query: { Code: code } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('wrong passwords are counted together: a second server is no second purse of guesses [MACH-30]', async () => {
    const account = await platform.createAccount();
    const codes: string[] = [];
    for (let guess = 0; guess < 40; guess += 1) {
      const guessing = createTestClient(spread, platform.tenantId);
      codes.push((await guessing.login({ ...account, password: `wrong-${guess}` })).body.code);
    }
    expect(codes.filter((each) => each === 'auth.invalid_credentials').length).toBeLessThanOrEqual(20);
    expect(codes.at(-1)).toBe('limit.too_many_requests');
  });

  test('what the teacher changes is the same everywhere within the five seconds that settings are remembered [MACH-31]', async () => {
    const owner = await platform.createAccount({ role: 'owner' });
    const desk = await signedIn(owner);
    const { body } = await desk.call('GET /api/Site');
    expect(body.data.profile.tenantId).toBe(platform.tenantId);
    const seen = async () => {
      const names = new Set<string>();
      for (let time = 0; time < 12; time += 1) names.add((await desk.call('GET /api/Site')).body.data.profile.name);
      return names;
    };
    await seen();
    await platform.withTenant(platform.tenantId, (tx) =>
      tx.update(tenants).set({ profile: sql`${tenants.profile} || '{"name": "اسم جديد"}'` }),
    );
    platform.clock.advance(5001);
    expect([...(await seen())]).toEqual(['اسم جديد']);
  });
});
