import { RATE_LIMITS } from '@hessa/rules/auth/rate-limits';
import { foldForSearch } from '@hessa/rules/text/search-fold';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, lessonId, type TestSchool, unitId } from '../../testing/test-school.ts';
import { courses } from '../courses/courses-table.ts';
import { folded } from './folded.ts';

const platform = await sharedPlatform();

/** A school of its own, so that nobody else's courses are found. */
async function newSchool(): Promise<TestSchool & { guest: TestClient }> {
  const tenant = await platform.makeTenant();
  return { ...createTestSchool(platform, tenant), guest: platform.client(tenant) };
}

async function find(who: TestClient, q: string) {
  const answer = await who.call('GET /api/Search', { query: { q } });
  expect(answer.status, answer.text).toBe(200);
  const { courses: foundCourses, lessons } = answer.body.data;
  return {
    courses: foundCourses.map(({ courseName }: { courseName: string }) => courseName),
    lessons: lessons.map(({ lessonName, leadsTo }: { lessonName: string; leadsTo: string }) => [lessonName, leadsTo]),
    text: answer.text,
    data: answer.body.data,
  };
}

const video = (name: string) => ({ type: 'Video', name }) as const;

describe('a search', () => {
  test('by a guest finds published courses by name and description, and lessons by name and unit, each led to by its course [LEARN-65]', async () => {
    const { guest, makeCourse } = await newSchool();
    const grammar = await makeCourse({
      name: 'Grammar من الصفر',
      description: 'كل الأزمنة',
      units: [{ name: 'الأزمنة', lessons: [video('Present Perfect'), video('used to')] }],
    });
    await makeCourse({ name: 'Stories', description: 'قصص الترم' });
    expect((await find(guest, 'gramm')).courses).toEqual(['Grammar من الصفر']);
    expect((await find(guest, 'قصص')).courses).toEqual(['Stories']);
    const { data, courses: found } = await find(guest, 'perfect');
    expect(found).toEqual([]);
    expect(data.lessons).toEqual([
      {
        id: lessonId(grammar, 0, 0),
        lessonName: 'Present Perfect',
        type: 'Video',
        unitId: unitId(grammar, 0),
        unitName: 'الأزمنة',
        courseId: grammar.id,
        courseName: 'Grammar من الصفر',
        leadsTo: 'course',
      },
    ]);
    expect((await find(guest, 'الازمنه')).lessons.map(([name]: string[]) => name)).toEqual([
      'Present Perfect',
      'used to',
    ]);
  });

  test.each([
    ['محاضره الازمنه', 'محاضرة الأزمنة'],
    ['PRESENTPERFECT', 'Present Perfect'],
    ['present perf', 'Present Perfect'],
    ['اسئله', 'أسئلة متوقعة'],
    ['عبد الرحمن', 'مراجعة عبدالرحمن'],
    ['وحده ٣', 'الوحدة 3'],
  ])('forgives spelling: «%s» finds «%s» [LEARN-66]', async (typed, name) => {
    const { guest, makeCourse } = await newSchool();
    await makeCourse({ units: [{ name: 'x', lessons: [video('another'), video(name)] }] });
    expect((await find(guest, typed)).lessons).toEqual([[name, 'course']]);
  });

  test('folds in the database exactly as the rules do [LEARN-66]', async () => {
    const { tenantId, makeCourse } = await newSchool();
    const written = [
      'أإآٱ ةىیک ؤئء',
      'مُحَاضَرَةٌ ـــ',
      '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳ 42',
      'Since ولا “FOR”؟ (have/has + p.p.)',
      'ﻻ ﷲ ½ ﬁ',
      'don’t\u200f \u00a0 50%_\\ #1',
    ];
    for (const name of written) await makeCourse({ name, units: [] });
    const rows = await platform.withTenant(
      tenantId,
      (tx) => tx.select({ name: courses.name, found: sql<string>`${folded(courses.name)}` }).from(courses),
      'read',
    );
    expect(rows.map(({ found }) => found).sort()).toEqual(written.map(foldForSearch).sort());
  });

  test('shows a student the own lessons first and where each opens [LEARN-65]', async () => {
    const school = await newSchool();
    const lessons = [video('Conditionals')];
    const strange = await school.makeCourse({ name: 'Strange', units: [{ lessons }] });
    const whole = await school.makeCourse({ name: 'Whole', units: [{ lessons }] });
    const single = await school.makeCourse({ name: 'Single', units: [{ lessons }, { lessons }] });
    const student = await school.student();
    await school.enrol(student, whole);
    await school.grantUnit(student, single, 1);
    const { data } = await find(student.phone, 'conditionals');
    expect(data.lessons.map(({ id, leadsTo }: { id: number; leadsTo: string }) => [id, leadsTo])).toEqual([
      [lessonId(whole, 0, 0), 'lesson'],
      [lessonId(single, 1, 0), 'lecture'],
      [lessonId(strange, 0, 0), 'course'],
      [lessonId(single, 0, 0), 'course'],
    ]);
    expect((await find(student.phone, 'whole')).data.courses).toMatchObject([{ id: whole.id, mine: true }]);
  });

  test('tells nobody of a draft but those who hold it, and nobody of another tenant [LEARN-67]', async () => {
    const school = await newSchool();
    const draft = await school.makeCourse({
      name: 'Secret draft',
      active: false,
      units: [{ lessons: [video('Secret lesson')] }],
    });
    const holder = await school.student();
    await school.enrol(holder, draft);
    const stranger = await school.student();
    const elsewhere = await newSchool();
    for (const who of [school.guest, stranger.phone, elsewhere.guest, (await elsewhere.student()).phone]) {
      const { courses: found, lessons, text } = await find(who, 'secret');
      expect([found, lessons]).toEqual([[], []]);
      expect(text).not.toContain('draft');
    }
    expect((await find(holder.phone, 'secret')).lessons).toEqual([['Secret lesson', 'lesson']]);
  });

  test('names nothing of what is inside a lesson: neither questions nor files [LEARN-67]', async () => {
    const { guest, makeCourse } = await newSchool();
    await makeCourse({
      units: [
        {
          lessons: [
            { type: 'Quiz', name: 'امتحان', questions: [{ text: 'Zebra ______ black?', choices: ['is', 'are'] }] },
          ],
          resources: [{ title: 'Zebra sheet', type: 'pdf', mediaId: 'sheet00000000000000001' }],
        },
      ],
    });
    expect(await find(guest, 'zebra')).toMatchObject({ courses: [], lessons: [] });
  });

  test.each(['', ' ', 'a', '؟؟', '%'])('for «%s» finds nothing and costs nothing [LEARN-66]', async (typed) => {
    const { guest, makeCourse } = await newSchool();
    await makeCourse({ name: 'a' });
    expect(await find(guest, typed)).toMatchObject({ courses: [], lessons: [] });
  });

  test('has a limit for each account, which refuses nobody else [LEARN-67]', async () => {
    const school = await newSchool();
    const student = await school.student();
    const statuses = [];
    for (let asked = 0; asked <= RATE_LIMITS.searchAccount.limit; asked += 1) {
      statuses.push((await student.phone.call('GET /api/Search', { query: { q: 'word' } })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATE_LIMITS.searchAccount.limit);
    expect(statuses.at(-1)).toBe(429);
    expect((await (await school.student()).phone.call('GET /api/Search', { query: { q: 'word' } })).status).toBe(200);
  });
});
