import { createDecipheriv } from 'node:crypto';
import { GRADES } from '@hessa/rules/courses/grade';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { unusedDemoCodes } from './demo-codes.ts';
import { seedDemoTenant } from './demo-tenant.ts';

const TENANT = 'demo-world';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  await seedDemoTenant({ withTenant: platform.withTenant, platform: platform.platform }, TENANT);
});
afterAll(() => platform.stop());

const signedIn = async (phone: string) => {
  const client = platform.client(TENANT);
  expect((await client.login({ email: phone, password: DEMO_PASSWORD })).status).toBe(200);
  return client;
};

/** The first byte of a stream's first piece, opened as a player does. */
async function opened(client: TestClient, url: string): Promise<number | undefined> {
  const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  let list = await client.request(url);
  const [rung = ''] = linesOf(list.text);
  if (rung.includes('.m3u8')) {
    const { pathname, search } = new URL(rung, `http://site${url}`);
    list = await client.request(pathname + search);
  }
  const key = await client.request(/URI="([^"]+)"/.exec(list.text)?.[1] ?? '');
  const piece = await client.request(linesOf(list.text)[0] ?? '');
  const opener = createDecipheriv('aes-128-cbc', key.bytes, Buffer.alloc(16));
  return Buffer.concat([opener.update(piece.bytes), opener.final()])[0];
}

describe('the demo world', () => {
  test('everybody was there when their marks were given [DESK-130]', async () => {
    const [row] = await platform.database.owner`
      select count(*)::int as papers, count(*) filter (where a.last_seen_at >= r.submitted_at)::int as seen
      from quiz_results r join accounts a on a.tenant_id = r.tenant_id and a.id = r.student_id
      where r.tenant_id = ${TENANT}`;
    expect(row?.papers).toBeGreaterThan(0);
    expect(row?.seen).toBe(row?.papers);
  });

  test('has courses for every grade and books for the secondary years [GEN-03, GEN-06, GEN-14]', async () => {
    const guest = platform.client(TENANT);
    for (const grade of GRADES) {
      const { body } = await guest.call('GET /AdminStudent/CourseActive', { query: { grade } });
      expect(body.data.totalCount, grade).toBeGreaterThan(0);
    }
    const { body } = await guest.call('GET /api/Book/active/grade/{grade}', {
      params: { grade: 'Secondary3' },
      query: {},
    });
    expect(body.totalCount).toBeGreaterThan(8);
  });

  test('lets every demo account in with the printed password [GEN-07]', async () => {
    for (const { phone } of DEMO_ACCOUNTS) await signedIn(phone);
  });

  test('has an honour board that names nobody in full [HOME-10, T-PRIV-3]', async () => {
    const { body } = await platform.client(TENANT).call('GET /api/Student/top-students');
    expect(body.data.length).toBe(10);
    for (const { name } of body.data) expect(name).toMatch(/^\S+( \S+)? .\.$/u);
    const scores = body.data.map(({ averageScore }: { averageScore: number }) => averageScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('has a student half-way through a course whose next lesson really plays [GEN-10, API-26, T-VID-3]', async () => {
    const client = await signedIn('01000000002');
    const { body: list } = await client.call('GET /Student/Student-Enrolled-Courses');
    const course = list.data.courses[0];
    const { body: tree } = await client.call('GET /api/Course/tree-course-with-progress', {
      query: { courseid: course.id },
    });
    const lessons = tree.data.units.flatMap((unit: { lessons: unknown[] }) => unit.lessons);
    const done = lessons.filter(
      (lesson: { isCompleted: boolean; isQuizSubmitted: boolean }) => lesson.isCompleted || lesson.isQuizSubmitted,
    );
    expect(done.length).toBeGreaterThan(lessons.length / 3);
    expect(done.length).toBeLessThan(lessons.length);
    const video = lessons.find((lesson: { type: string }) => lesson.type === 'Video');
    const { body: content } = await client.call('GET /Student/contentlesson/{id}', { params: { id: video.id } });
    const { videoUrl, film } = content.data;
    expect(film.sizes.map(({ lines }: { lines: number }) => lines).sort()).toEqual([240, 360]);
    expect(await opened(client, videoUrl)).toBe(0x47);
    expect(await opened(client, film.sound.url)).toBe(0x47);
    expect((await client.request(film.strip.url)).headers['content-type']).toBe('image/webp');
  });

  test('shows a film of ours to both students: qualities, sound alone and what is kept, made by nobody [FILM-25]', async () => {
    const jobs = await platform.database.owner`select 1 from long_jobs where tenant_id = ${TENANT}`;
    expect(jobs).toHaveLength(0);
    const rows = await platform.database.owner`
      select r.film_id, r.media_id, m.byte_length::int as bytes, r.segments from film_rungs r
      join media_files m on m.tenant_id = r.tenant_id and m.id = r.media_id where r.tenant_id = ${TENANT}`;
    expect(new Set(rows.map(({ film_id }) => film_id)).size).toBe(2);
    for (const { media_id, bytes, segments } of rows) {
      expect(segments.reduce((sum: number, [length]: [number]) => sum + length, 0)).toBe(bytes);
      expect(await platform.platform.files.size(TENANT, media_id)).toBe(bytes);
    }
    const shown = await platform.database.owner`
      select distinct a.phone from accounts a
      join enrolments e on e.tenant_id = a.tenant_id and e.student_id = a.id
      join lessons l on l.tenant_id = e.tenant_id and l.course_id = e.course_id
      join films f on f.tenant_id = l.tenant_id and f.id = l.video_media_id
      where a.tenant_id = ${TENANT} and a.phone in ('01000000001', '01000000002')`;
    expect(shown).toHaveLength(2);
  });

  test('a parent finds the child by both phones [GEN-13, API-40, API-41]', async () => {
    const parent = platform.client(TENANT);
    const input = { params: { parentPhone: '01100000001' }, query: { studentPhone: '01000000002' } };
    const { body } = await parent.call('GET /api/Student/GetStudentQuizzesProgressByParent/{parentPhone}', input);
    expect(body.solvedQuizzes).toBeGreaterThan(0);
    expect(body.results[0]).toEqual({
      lessonId: expect.any(Number),
      lessonName: expect.any(String),
      score: expect.any(Number),
      marks: { earned: 3, possible: 7 },
      submittedAt: expect.any(String),
    });
  });

  test('its printed codes enrol a student in a course and open a lecture [GEN-08, GEN-09]', async () => {
    const codes = await platform.withTenant(
      TENANT,
      (tx) => unusedDemoCodes(tx, platform.platform.secrets, TENANT),
      'read',
    );
    const client = await signedIn('01000000001');
    const course = codes.findLast(({ opens }) => opens.startsWith('course'));
    const lecture = codes.findLast(({ opens }) => opens.startsWith('lecture'));
    const enrolled = await client.call('POST /api/Student/add-course-by-code', { query: { Code: course?.code ?? '' } });
    expect(enrolled.status, enrolled.text).toBe(200);
    const opened = await client.call('POST /api/UnitCode/EnterCode', { query: { code: lecture?.code ?? '' } });
    expect(opened.status, opened.text).toBe(200);
  });

  test('seeded again, nothing changes', async () => {
    const count = async () =>
      (await platform.database.owner`select count(*)::int as n from accounts where tenant_id = ${TENANT}`)[0]?.n;
    const before = await count();
    await seedDemoTenant({ withTenant: platform.withTenant, platform: platform.platform }, TENANT);
    expect(await count()).toBe(before);
  });
});
