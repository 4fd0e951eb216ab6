import { randomUUID } from 'node:crypto';
import { SESSION_IDLE_MS } from '@hessa/rules/auth/session-lifetime';
import { describe, expect, test } from 'vitest';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, lessonId, type TestSchool } from '../../testing/test-school.ts';
import { until } from '../../testing/until.ts';
import { storedFile } from './stored-file.fixture.ts';

/** Whoever was shut out gets nothing after this. */
const AT_MOST_MS = 5000;

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const owner = await staffOf(platform, 'owner');

type Phone = TestClient;
type Course = Awaited<ReturnType<TestSchool['makeCourse']>>;

const contentOf = async (phone: Phone, course: Course, lessonAt = 0) =>
  (await phone.call('GET /Student/contentlesson/{id}', { params: { id: lessonId(course, 0, lessonAt) } })).body.data;

/** A student and a link to each kind of private file: video, sheet, handout of the unit, picture of a question. */
async function studentWithLinks() {
  const file = () => storedFile(platform);
  const { course, student, phone } = await school.enrolled({
    units: [
      {
        lessons: [
          { type: 'Video', videoMediaId: await file(), attachment: { title: 'Sheet', mediaId: await file() } },
          { type: 'Quiz', questions: [{ imageMediaId: await file() }] },
        ],
        resources: [{ title: 'Handout', type: 'pdf', mediaId: await file() }],
      },
    ],
  });
  const links = async (asker = phone) => {
    const video = await contentOf(asker, course);
    const [question] = await contentOf(asker, course, 1);
    const tree = await asker.call('GET /api/Course/tree-course-with-progress', { query: { courseId: course.id } });
    const [unit] = tree.body.data.units;
    return [video.videoUrl, video.attachmentUrl, question.imageUrl, unit.resources[0].url].map(String);
  };
  return { course, student, phone, links };
}

const statuses = async (client: TestClient, urls: readonly string[]) => {
  const seen = [];
  for (const url of urls) seen.push((await client.request(url)).status);
  return seen;
};

const shutOut: [string, (who: Awaited<ReturnType<typeof studentWithLinks>>) => Promise<unknown>][] = [
  ['logs out', ({ phone }) => phone.call('POST /api/Auth/logout')],
  [
    'loses the course',
    ({ student, course }) =>
      owner.call('POST /api/teach/students/{studentId}/revoke', {
        params: { studentId: student.id },
        body: { courseId: course.id, reason: 'test' },
      }),
  ],
  [
    'is shut out by the teacher',
    ({ student }) =>
      owner.call('POST /api/teach/students/{studentId}/disabled', {
        params: { studentId: student.id },
        body: { disabled: true, reason: 'test' },
      }),
  ],
  [
    'is freed from the device',
    ({ student }) =>
      owner.call('POST /api/teach/students/{studentId}/free-devices', {
        params: { studentId: student.id },
        body: {},
      }),
  ],
  ['signs in anew on the same device', ({ student }) => school.signIn(student)],
  [
    'has not been there for as long as a login lasts',
    async ({ student }) => {
      const idleSince = new Date(platform.clock.now().getTime() - SESSION_IDLE_MS);
      await platform.database
        .owner`update sessions set token_issued_at = ${idleSince} where account_id = ${student.id}`;
    },
  ],
];

describe('a private file', () => {
  test.each(shutOut)(
    'of every kind is refused within five seconds once its reader %s [TRUST-01, T-VID-3]',
    async (_what, shut) => {
      const who = await studentWithLinks();
      const urls = await who.links();
      expect(await statuses(who.phone, urls)).toEqual([200, 200, 200, 200]);
      const answer = (await shut(who)) as { status?: number } | undefined;
      expect(answer?.status ?? 200).toBe(200);
      platform.clock.advance(AT_MOST_MS - 1);
      expect(await statuses(who.phone, urls)).toEqual([403, 403, 403, 403]);
    },
  );

  test('stays open to who lost the course and holds the unit by itself [TRUST-01]', async () => {
    const { course, student, phone, links } = await studentWithLinks();
    const urls = await links();
    await school.grantUnit(student, course, 0);
    await platform.database.owner`delete from enrolments where student_id = ${student.id}`;
    platform.clock.advance(AT_MOST_MS);
    expect(await statuses(phone, urls)).toEqual([200, 200, 200, 200]);
    await platform.database.owner`delete from unit_grants where student_id = ${student.id}`;
    await school.grantUnit(student, await school.makeCourse(), 0);
    platform.clock.advance(AT_MOST_MS);
    expect(await statuses(phone, urls)).toEqual([403, 403, 403, 403]);
  });

  test('that was being sent stops in the middle [TRUST-01, T-VID-4]', async () => {
    const bytes = Buffer.alloc(40 * 1024 * 1024, 7);
    const { course, phone } = await school.enrolled({
      units: [{ lessons: [{ type: 'Video', videoMediaId: await storedFile(platform, { bytes }) }] }],
    });
    const { videoUrl } = await contentOf(phone, course);
    await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = platform.app.server.address() as { port: number };
    const cookie = [...phone.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(`http://127.0.0.1:${port}${videoUrl}`, { headers: { cookie } });
    const reader = answer.body?.getReader();
    let received = (await reader?.read())?.value?.length ?? 0;
    await phone.call('POST /api/Auth/logout');
    platform.clock.advance(AT_MOST_MS);
    const rest = async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return received;
        received += value?.length ?? 0;
      }
    };
    await expect(rest()).rejects.toThrow();
    expect(received).toBeLessThan(bytes.length);
  });

  test('costs a player that asks for the next piece no statement for some seconds, and then two [TRUST-02]', async () => {
    const { phone, links } = await studentWithLinks();
    const [video = ''] = await links();
    const piece = () => phone.request(video, { headers: { range: 'bytes=0-3' } });
    const first = await statementsOf(piece);
    const next = await statementsOf(piece);
    platform.clock.advance(AT_MOST_MS);
    const later = await statementsOf(piece);
    expect([first.length, next.length, later.length]).toEqual([2, 0, 2]);
  });
});

describe('a link asked for without the cookie', () => {
  test('by a browser that has one still opens in that browser alone [TRUST-03, T-VID-3, T-VID-4]', async () => {
    const { phone, links } = await studentWithLinks();
    // The login has shown its cookie once, by renewing itself.
    phone.token = (await phone.call('POST /api/Auth/refresh-token', { body: {} })).body.data.token;
    const cookies = [...phone.cookies];
    phone.cookies.clear();
    const urls = await links();
    expect(await statuses(phone, urls)).toEqual([403, 403, 403, 403]);
    for (const [name, value] of cookies) phone.cookies.set(name, value);
    expect(await statuses(phone, urls)).toEqual([200, 200, 200, 200]);
  });

  test('by a client that never had one opens from its address, needs no header, and dies with its login [TRUST-03, T-VID-3, T-VID-4]', async () => {
    const { phone, links } = await studentWithLinks();
    phone.cookies.clear();
    const urls = await links();
    const player = platform.client();
    player.address = phone.address;
    expect(await statuses(player, urls)).toEqual([200, 200, 200, 200]);
    expect(await statuses(platform.client(), urls)).toEqual([403, 403, 403, 403]);
    await phone.call('POST /api/Auth/logout');
    platform.clock.advance(AT_MOST_MS);
    expect(await statuses(player, urls)).toEqual([403, 403, 403, 403]);
  });

  test('is not opened by a cookie that spells the address [TRUST-03]', async () => {
    const { phone, links } = await studentWithLinks();
    phone.cookies.clear();
    const urls = await links();
    const forger = platform.client();
    forger.cookies.set(`hessa_device_${platform.tenantId}`, phone.address);
    expect(await statuses(forger, urls)).toEqual([403, 403, 403, 403]);
  });
});

describe('the archive of a tenant', () => {
  test('is refused to an owner who has logged out, and to one who is no owner any more [TRUST-01, T-VID-4]', async () => {
    const tenant = await platform.makeTenant();
    const account = await platform.createAccount({ role: 'owner' }, tenant);
    const client = platform.client(tenant);
    await client.login(account);
    const key = randomUUID();
    await client.call('POST /api/teach/data/export', { body: { key, password: account.password } });
    const job = async () => (await client.call('GET /api/teach/jobs/{jobId}', { params: { jobId: key } })).body.data;
    await until(async () => (await job()).endedAt !== null);
    const opened = await client.call('POST /api/teach/data/archives/{jobId}/open', { params: { jobId: key } });
    const { url } = opened.body.data;
    expect((await client.request(url)).status).toBe(200);
    await platform.database.owner`update accounts set role = 'teacher' where id = ${account.id}`;
    expect((await client.request(url)).status).toBe(403);
    await platform.database.owner`update accounts set role = 'owner' where id = ${account.id}`;
    expect((await client.request(url)).status).toBe(200);
    await client.call('POST /api/Auth/logout');
    expect((await client.request(url)).status).toBe(403);
  });
});
