import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, type TestStudent } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const tenantId = await platform.makeTenant();
const school = createTestSchool(platform, tenantId);
const teacher = platform.client(tenantId);
await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));

type Audience =
  | { kind: 'everybody' }
  | { kind: 'grade'; grade: 'Secondary1' | 'Secondary3' }
  | { kind: 'course'; courseId: number };

async function publish(text: string, audience: Audience = { kind: 'everybody' }, key = randomUUID()): Promise<number> {
  const {
    status,
    body,
    text: answer,
  } = await teacher.call('POST /api/teach/announcements', {
    body: { key, audience, text },
  });
  expect(status, answer).toBe(200);
  return body.data.id;
}

async function board({ phone }: TestStudent): Promise<string[]> {
  const { body } = await phone.call('GET /api/Student/home');
  return body.data.announcements.map(({ text }: { text: string }) => text);
}

const read = ({ phone }: TestStudent, announcementId: number) =>
  phone.call('POST /api/Student/announcements/{announcementId}/read', { params: { announcementId } });

describe('announcements', () => {
  test('stand on the board of those they are for, newest first, until they are read [LEARN-39]', async () => {
    const course = await school.makeCourse();
    const [inside, withUnit, outside] = [await school.student(), await school.student(), await school.student()];
    await school.enrol(inside, course);
    await school.grantUnit(withUnit, course, 0);
    const all = await publish('للكل');
    platform.clock.advance(1000);
    await publish('لتالتة ثانوي', { kind: 'grade', grade: 'Secondary3' });
    await publish('لأولى ثانوي', { kind: 'grade', grade: 'Secondary1' });
    platform.clock.advance(1000);
    await publish('للكورس', { kind: 'course', courseId: course.id });
    expect(await board(inside)).toEqual(['للكورس', 'لأولى ثانوي', 'للكل']);
    expect(await board(withUnit)).toEqual(['للكورس', 'لأولى ثانوي', 'للكل']);
    expect(await board(outside)).toEqual(['لأولى ثانوي', 'للكل']);
    expect((await read(inside, all)).status).toBe(200);
    expect((await read(inside, all)).status, 'a second press is nothing').toBe(200);
    expect(await board(inside)).toEqual(['للكورس', 'لأولى ثانوي']);
    expect(await board(outside)).toContain('للكل');
    const { body: own } = await inside.phone.call('GET /api/Student/my-data');
    expect(own.data.readAnnouncements).toMatchObject([{ text: 'للكل' }]);
  });

  test('can be read again, newest first, with what is unread marked, while the teacher lets them stand [LEARN-95]', async () => {
    const [course, student] = [await school.makeCourse(), await school.student()];
    await school.enrol(student, course);
    const home = async () => (await student.phone.call('GET /api/Student/home')).body.data.hasPastAnnouncements;
    const first = await publish('الأولى');
    platform.clock.advance(1000);
    await publish('مش له', { kind: 'grade', grade: 'Secondary3' });
    const second = await publish('التانية', { kind: 'course', courseId: course.id });
    const own = async () => {
      const { body } = await student.phone.call('GET /api/Student/announcements');
      const said: { id: number; text: string; isUnread: boolean }[] = body.data.announcements;
      return said.filter(({ id }) => id >= first).map(({ text, isUnread }) => [text, isUnread]);
    };
    expect(await own()).toEqual([
      ['التانية', true],
      ['الأولى', true],
    ]);
    await read(student, first);
    expect(await own()).toEqual([
      ['التانية', true],
      ['الأولى', false],
    ]);
    expect(await home()).toBe(true);
    await teacher.call('PUT /api/teach/announcements/{announcementId}/withdrawn', {
      params: { announcementId: second },
      body: { withdrawn: true },
    });
    expect(await own()).toEqual([['الأولى', false]]);
    platform.clock.advance(30 * DAY);
    await school.signIn(student);
    expect(await own(), 'what is over waits for nobody, and is still there').toEqual([['الأولى', false]]);
    platform.clock.advance(150 * DAY);
    await school.signIn(student);
    expect(await own()).toEqual([]);
    expect(await home()).toBe(false);
    await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
  });

  test('are said for a month and no longer [LEARN-39]', async () => {
    const student = await school.student();
    await publish('من شهر');
    platform.clock.advance(30 * DAY);
    await school.signIn(student);
    expect(await board(student)).not.toContain('من شهر');
  });

  test('are written once however often it is pressed, and tell who has read them, by count and by name [LEARN-40]', async () => {
    await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
    const key = randomUUID();
    const id = await publish('مرة واحدة', { kind: 'everybody' }, key);
    expect(await publish('مرة واحدة', { kind: 'everybody' }, key)).toBe(id);
    const [first, second] = [await school.student(), await school.student()];
    await read(first, id);
    platform.clock.advance(1000);
    await read(second, id);
    // Staff who press it are no readers.
    await teacher.call('POST /api/Student/announcements/{announcementId}/read', { params: { announcementId: id } });
    const { body } = await teacher.call('GET /api/teach/announcements', { query: {} });
    expect(body.data.announcements.filter((one: { text: string }) => one.text === 'مرة واحدة')).toMatchObject([
      { id, grade: null, course: null, withdrawnAt: null, seenCount: 2 },
    ]);
    const { body: seen } = await teacher.call('GET /api/teach/announcements/{announcementId}/readers', {
      params: { announcementId: id },
      query: {},
    });
    expect(seen.data).toMatchObject({ readCount: 2, students: [{ studentId: second.id }, { studentId: first.id }] });
  });

  test('tell out of how many, and who has not read them: those they are for, and nobody else [DESK-202]', async () => {
    const course = await school.makeCourse();
    const [reader, waiting, withUnit, closed] = [
      await school.student(),
      await school.student(),
      await school.student(),
      await school.student(),
    ];
    for (const student of [reader, waiting, closed]) await school.enrol(student, course);
    await school.grantUnit(withUnit, course, 0);
    await school.student();
    await platform.database.owner`update accounts set disabled = true where id = ${closed.id}`;
    const id = await publish('للكورس', { kind: 'course', courseId: course.id });
    await read(reader, id);
    const { body } = await teacher.call('GET /api/teach/announcements/{announcementId}/readers', {
      params: { announcementId: id },
      query: { who: 'unread' },
    });
    expect(body.data).toMatchObject({ readCount: 1, unreadCount: 2 });
    const names = body.data.students.map(({ studentId }: { studentId: string }) => studentId);
    expect(names.sort()).toEqual([waiting.id, withUnit.id].sort());
  });

  test('are waited for by nobody who came when they stood on no board any more [DESK-221]', async () => {
    await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
    const course = await school.makeCourse();
    const early = await school.student();
    const joins = await school.student();
    await school.enrol(early, course);
    const [all, toCourse, wiped] = [
      await publish('قبل الشهر'),
      await publish('للكورس', { kind: 'course', courseId: course.id }),
      await publish('اتمسحت'),
    ];
    const unread = async (announcementId: number) => {
      const { body } = await teacher.call('GET /api/teach/announcements/{announcementId}/readers', {
        params: { announcementId },
        query: { who: 'unread', pageSize: 50 },
      });
      const ids: string[] = body.data.students.map(({ studentId }: { studentId: string }) => studentId);
      expect(body.data.unreadCount).toBe(ids.length);
      return [early, joins, late].map(({ id }) => ids.includes(id));
    };
    platform.clock.advance(1000);
    await teacher.call('PUT /api/teach/announcements/{announcementId}/withdrawn', {
      params: { announcementId: wiped },
      body: { withdrawn: true },
    });
    platform.clock.advance(1000);
    const late = await school.student();
    expect(await unread(all), 'it still stands there').toEqual([true, true, true]);
    expect(await unread(wiped)).toEqual([true, true, false]);
    platform.clock.advance(31 * DAY);
    await school.enrol(joins, course);
    const latest = await school.student();
    await school.enrol(latest, course);
    await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
    expect(await unread(toCourse)).toEqual([true, false, false]);
    const { body } = await teacher.call('GET /api/teach/announcements/{announcementId}/readers', {
      params: { announcementId: toCourse },
      query: { who: 'unread' },
    });
    expect(body.data.students).toMatchObject([{ studentId: early.id }]);
  });

  test('are wiped off and written again at a press, and every step is in the trail [LEARN-40]', async () => {
    const student = await school.student();
    const id = await publish('غلطة');
    const set = (withdrawn: boolean) =>
      teacher.call('PUT /api/teach/announcements/{announcementId}/withdrawn', {
        params: { announcementId: id },
        body: { withdrawn },
      });
    for (const withdrawn of [true, true]) expect((await set(withdrawn)).status).toBe(200);
    expect(await board(student)).not.toContain('غلطة');
    expect((await read(student, id)).status).toBe(404);
    await set(false);
    expect(await board(student)).toContain('غلطة');
    const trail = await platform.database.owner`
      select kind from audit_events where tenant_id = ${tenantId} and details->>'announcement' = ${String(id)} order by id`;
    expect(trail.map(({ kind }) => kind)).toEqual([
      'announcement.published',
      'announcement.withdrawn',
      'announcement.restored',
    ]);
  });

  test('are the teacher’s alone to write, for courses that exist, and no other platform’s to see [LEARN-40]', async () => {
    const student = await school.student();
    const body = { key: randomUUID(), audience: { kind: 'everybody' as const }, text: 'أنا المستر' };
    expect((await student.phone.call('POST /api/teach/announcements', { body })).status).toBe(403);
    const unknown = { ...body, audience: { kind: 'course' as const, courseId: 999_999 } };
    expect((await teacher.call('POST /api/teach/announcements', { body: unknown })).body.code).toBe('course.not_found');
    const id = await publish('عندنا');
    const other = createTestSchool(platform);
    const stranger = await other.student();
    expect(await board(stranger)).toEqual([]);
    expect((await read(stranger, id)).status).toBe(404);
  });
});
