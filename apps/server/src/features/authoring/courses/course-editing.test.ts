import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { MadeCourse } from '../../../seed/new-course.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';
import { createTestSchool, lessonId, unitId } from '../../../testing/test-school.ts';
import { mediaFiles } from '../../media/media-files-table.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staffOf(platform, 'teacher');
const colleague = await staffOf(platform, 'owner');

async function read(courseId: number) {
  const answer = await teacher.call('GET /api/teach/courses/{courseId}', { params: { courseId } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}
const said = (answer: AnyAnswer) => [answer.status, answer.body.code];
const CHANGED = [409, 'teach.changed_meanwhile'];
const namesIn = (unit: { lessons: { lessonName: string }[] }) => unit.lessons.map(({ lessonName }) => lessonName);

/** What stands beside the units against what the lessons say. */
async function wrongCounts(courseId: number): Promise<object> {
  return platform.database.owner`
    select u.id from units u where u.course_id = ${courseId} and (
      video_count <> (select count(*) from lessons where unit_id = u.id and type = 'Video')
      or quiz_count <> (select count(*) from lessons where unit_id = u.id and type = 'Quiz' and question_count > 0))`;
}

async function lastEvent(kind: string) {
  const [row] = await platform.database.owner`
    select details, actor_id from audit_events where kind = ${kind} order by id desc limit 1`;
  return row?.details;
}

describe('beginning and listing courses', () => {
  test('a course begins as a draft, and pressed four times at once it is one course', async () => {
    const body = { key: randomUUID(), name: 'قواعد الترم', grade: 'Secondary2', term: 'Second' } as const;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => teacher.call('POST /api/teach/courses', { body })),
    );
    expect(new Set(answers.map((answer) => answer.body.data?.id)).size).toBe(1);
    const course = await read(answers[0]?.body.data.id);
    expect(course).toMatchObject({ name: 'قواعد الترم', state: 'draft', pricePiastres: 0, units: [], enrolled: 0 });
    expect(await lastEvent('course.made')).toMatchObject({ course: course.id, after: { name: 'قواعد الترم' } });
  });

  test('the list counts units, lessons and students, and is narrowed by state and grade [DESK-185]', async () => {
    const tenant = await platform.makeTenant();
    const there = createTestSchool(platform, tenant);
    const owner = platform.client(tenant);
    await owner.login(await platform.createAccount({ role: 'owner' }, tenant));
    const { course } = await there.enrolled({ name: 'منشور', grade: 'prep3' });
    const draft = await there.makeCourse({ name: 'مسودة', active: false, units: [] });
    const list = async (query: object) => (await owner.call('GET /api/teach/courses', { query })).body.data;
    const all = await list({});
    expect(all).toMatchObject({ totalCount: 2, states: { draft: 1, published: 1, archived: 0 } });
    expect(all.courses.find(({ id }: { id: number }) => id === course.id)).toMatchObject({
      state: 'published',
      units: 2,
      lessons: 4,
      enrolled: 1,
    });
    const ids = async (query: object) => (await list(query)).courses.map(({ id }: { id: number }) => id);
    // By years: the preparatory one comes before the secondary ones.
    expect(await ids({})).toEqual([course.id, draft.id]);
    expect(await ids({ state: 'draft' })).toEqual([draft.id]);
    expect(await ids({ grade: 'prep3' })).toEqual([course.id]);
    expect(await ids({ state: 'archived' })).toEqual([]);
    // What is archived is out of the list of those at work, and each grade has its own counts.
    await platform.database.owner`update courses set archived_at = now() where id = ${draft.id}`;
    expect(await ids({ state: 'current' })).toEqual([course.id]);
    expect((await list({ grade: 'prep3' })).states).toEqual({ draft: 0, published: 1, archived: 0 });
    expect((await list({ state: 'current' })).states).toEqual({ draft: 0, published: 1, archived: 1 });
  });

  test.each([
    ['a name of nothing but spaces', { name: '   ' }],
    ['a name that turns the line around', { name: 'abc\u202e' }],
    ['an unknown grade', { grade: 'Primary1' }],
    ['a field of our own making', { pricePiastres: -1 }],
  ])('%s is refused', async (_case, wrong) => {
    const body = { key: randomUUID(), name: 'x', grade: 'prep3', term: 'First', ...wrong } as never;
    expect(said(await teacher.call('POST /api/teach/courses', { body }))).toEqual([400, 'request.invalid']);
  });
});

describe('the form of a course', () => {
  const form = (name: string) => ({
    name,
    description: 'سطر\nوسطر تاني',
    grade: 'Secondary3' as const,
    term: 'Summer' as const,
    pricePiastres: 14_950,
    openToAll: true,
    features: ['مراجعة كل أسبوع'],
  });
  const save = (device: TestClient, courseId: number, settingsVersion: number, name: string) =>
    device.call('PUT /api/teach/courses/{courseId}', {
      params: { courseId },
      body: { settingsVersion, ...form(name) },
    });

  test('is saved with piastres, its lines and its own features, and the trail has the changed fields alone', async () => {
    const { id } = await school.makeCourse({ name: 'قبل', grade: 'Secondary3', term: 'Summer' });
    const saved = await save(teacher, id, 1, 'بعد');
    expect(saved.body.data).toEqual({ settingsVersion: 2 });
    expect(await read(id)).toMatchObject({ ...form('بعد'), settingsVersion: 2, version: 2 });
    const { before, after } = await lastEvent('course.edited');
    expect(before).toEqual({ name: 'قبل', description: '', pricePiastres: 15_000, openToAll: false, features: null });
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const public_ = await platform.client().request(`/Course/tree?courseid=${id}`);
    expect(public_.body.data).toMatchObject({ courseName: 'بعد', price: 149.5 });
  });

  test('of two people who save the same state one is told so; a lesson added meanwhile bothers neither', async () => {
    const { id } = await school.makeCourse();
    await teacher.call('POST /api/teach/courses/{courseId}/units', {
      params: { courseId: id },
      body: { version: 1, name: 'وحدة جديدة' },
    });
    const answers = await Promise.all([save(teacher, id, 1, 'كلامي'), save(colleague, id, 1, 'كلامه')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.filter(({ status }) => status === 409).map(said)).toEqual([CHANGED]);
  });
});

describe('the cover of a course', () => {
  const file = async (changes: object) => {
    const id = randomBytes(16).toString('base64url');
    const at = platform.clock.now();
    await platform.withTenant(platform.tenantId, (tx) =>
      tx.insert(mediaFiles).values({
        ...{ tenantId: platform.tenantId, id, contentType: 'image/webp', open: true, byteLength: 1 },
        ...{ fileName: 'cover.webp', createdAt: at },
        ...changes,
      }),
    );
    return id;
  };
  const set = async (courseId: number, mediaId: string | null) =>
    teacher.call('PUT /api/teach/courses/{courseId}/cover', {
      params: { courseId },
      body: { version: (await read(courseId)).version, mediaId },
    });

  test('is an uploaded picture that is open to all, or made of letters', async () => {
    const { id } = await school.makeCourse();
    const cover = await file({});
    expect((await set(id, cover)).status).toBe(200);
    expect((await read(id)).imagePath).toBe(`/media/${platform.tenantId}/${cover}`);
    for (const wrong of [await file({ open: false }), await file({ contentType: 'video/mp4' }), 'A'.repeat(22)]) {
      expect(said(await set(id, wrong))).toEqual([400, 'course.cover_unusable']);
    }
    expect((await set(id, null)).status).toBe(200);
    expect((await read(id)).imagePath).toBeNull();
  });

  test('a file that was uploaded stands among a unit’s resources, as what it is', async () => {
    const course = await school.makeCourse();
    const sheet = await file({ open: false, contentType: 'application/pdf', fileName: 'sheet.pdf' });
    const added = await teacher.call('POST /api/teach/units/{unitId}/resources', {
      params: { unitId: unitId(course, 0) },
      body: { version: 1, title: 'ملزمة', mediaId: sheet },
    });
    expect(added.status, added.text).toBe(200);
    const [resource] = (await read(course.id)).units[0].resources;
    expect(resource).toMatchObject({ title: 'ملزمة', type: 'pdf', isFile: true });
    expect(resource.url).toContain(sheet);
  });
});

describe('publishing', () => {
  const publish = async (courseId: number, body: object) =>
    teacher.call('POST /api/teach/courses/{courseId}/published', {
      params: { courseId },
      body: { version: (await read(courseId)).version, published: true, ...body },
    });
  const isPublic = async (courseId: number) =>
    (await platform.client().request(`/Course/tree?courseid=${courseId}`)).status === 200;

  test('a whole course goes out and comes back', async () => {
    const { id } = await school.makeCourse({ active: false });
    expect(await isPublic(id)).toBe(false);
    expect((await publish(id, {})).status).toBe(200);
    expect([await isPublic(id), (await read(id)).state]).toEqual([true, 'published']);
    expect((await publish(id, { published: false })).status).toBe(200);
    expect([await isPublic(id), (await read(id)).state]).toEqual([false, 'draft']);
  });

  test('of a course that says no more than its name the catalogue fills in the rest: free, nothing told, for sale in the grade that was asked for [ENT-10, ENT-13, ENT-14, ENT-15]', async () => {
    const made = await teacher.call('POST /api/teach/courses', {
      body: { key: randomUUID(), name: 'Bare', grade: 'Secondary3', term: 'First' },
    });
    expect((await publish(made.body.data.id, { despiteGaps: true })).status).toBe(200);
    const listed = await platform.client().request('/AdminStudent/CourseActive?grade=Secondary3&pageSize=50');
    const course = listed.body.data.courses.find(({ id }: { id: number }) => id === made.body.data.id);
    expect(course).toMatchObject({ active: true, grade: 'Secondary3', price: 0, description: '', imagePath: null });
  });

  test.each([
    ['no units', []],
    ['a quiz without questions', [{ lessons: [{ type: 'Quiz' as const, questions: [] }] }]],
    ['a video without an address', [{ lessons: [{ type: 'Video' as const, videoUrl: null }] }]],
  ])('a course with %s goes out only knowingly', async (_case, units) => {
    const { id } = await school.makeCourse({ active: false, units });
    expect(said(await publish(id, {}))).toEqual([409, 'course.has_gaps']);
    expect((await publish(id, { despiteGaps: true })).status).toBe(200);
    expect(await isPublic(id)).toBe(true);
  });

  test('what is archived leaves the catalogue, keeps its students, and comes back as a draft', async () => {
    const { course, phone } = await school.enrolled();
    const archive = async (archived: boolean) =>
      teacher.call('POST /api/teach/courses/{courseId}/archived', {
        params: { courseId: course.id },
        body: { version: (await read(course.id)).version, archived },
      });
    expect((await archive(true)).status).toBe(200);
    expect([await isPublic(course.id), (await read(course.id)).state]).toEqual([false, 'archived']);
    expect(said(await publish(course.id, {}))).toEqual([409, 'course.archived']);
    const tree = await phone.request(`/api/Course/tree-course-with-progress?courseid=${course.id}`);
    expect(tree.status).toBe(200);
    expect((await archive(false)).status).toBe(200);
    expect((await read(course.id)).state).toBe('draft');
  });
});

describe('units and lessons', () => {
  const addUnit = (courseId: number, version: number, name = 'وحدة') =>
    teacher.call('POST /api/teach/courses/{courseId}/units', { params: { courseId }, body: { version, name } });
  const addLesson = (unit: number, version: number, name: string, type: 'Video' | 'Quiz' = 'Video') =>
    teacher.call('POST /api/teach/units/{unitId}/lessons', { params: { unitId: unit }, body: { version, name, type } });

  test('are added one behind another; the second press of one button adds nothing', async () => {
    const { id } = await school.makeCourse({ units: [] });
    const [first, second] = await Promise.all([addUnit(id, 1, 'الأولى'), addUnit(id, 1, 'الأولى')]);
    expect([said(first), said(second)]).toContainEqual(CHANGED);
    const course = await read(id);
    expect(course.units).toHaveLength(1);
    const unit = course.units[0].id;
    const video = await addLesson(unit, course.version, 'شرح');
    const quiz = await addLesson(unit, video.body.data.version, 'امتحان', 'Quiz');
    expect(quiz.status, quiz.text).toBe(200);
    expect(namesIn((await read(id)).units[0])).toEqual(['شرح', 'امتحان']);
    expect(await wrongCounts(id)).toEqual([]);
  });

  test('are renamed, for students at once; a rename upon an old state is refused', async () => {
    const { course, phone } = await school.enrolled();
    const renamed = await teacher.call('PUT /api/teach/lessons/{lessonId}/name', {
      params: { lessonId: lessonId(course, 0, 0) },
      body: { version: 1, name: 'الاسم الجديد' },
    });
    expect(renamed.body.data).toEqual({ version: 2 });
    const tree = await phone.request(`/api/Course/tree-course-with-progress?courseid=${course.id}`);
    expect(tree.body.data.units[0].lessons[0].lessonName).toBe('الاسم الجديد');
    const edit = (version: number) =>
      colleague.call('PUT /api/teach/units/{unitId}', {
        params: { unitId: unitId(course, 0) },
        body: { version, name: 'وحدة تانية', title: 'عنوان' },
      });
    expect(said(await edit(1))).toEqual(CHANGED);
    expect((await edit(2)).status).toBe(200);
    expect((await read(course.id)).units[0]).toMatchObject({ name: 'وحدة تانية', title: 'عنوان' });
  });

  test('are put in order by all their ids; an order that lacks, doubles or invents one is refused', async () => {
    const course = await school.makeCourse({
      units: [{ lessons: [{ type: 'Video' }, { type: 'Video' }, { type: 'Quiz' }] }, {}, {}],
    });
    const order = (ids: number[], version: number) =>
      teacher.call('PUT /api/teach/courses/{courseId}/unit-order', {
        params: { courseId: course.id },
        body: { version, order: ids },
      });
    const [a = 0, b = 0, c = 0] = course.units.map(({ id }) => id);
    for (const wrong of [[a, b], [a, b, b], [a, b, 999_999], []]) {
      expect(said(await order(wrong, 1)), String(wrong)).toEqual([409, 'course.order_mismatch']);
    }
    expect((await order([c, a, b], 1)).status).toBe(200);
    expect(said(await order([a, b, c], 1))).toEqual(CHANGED);
    const lessons = course.units[0]?.lessonIds ?? [];
    const turned = await teacher.call('PUT /api/teach/units/{unitId}/lesson-order', {
      params: { unitId: a },
      body: { version: 2, order: lessons.toReversed() },
    });
    expect(turned.status, turned.text).toBe(200);
    const { units } = await read(course.id);
    expect(units.map(({ id }: { id: number }) => id)).toEqual([c, a, b]);
    expect(units[1].lessons.map(({ id }: { id: number }) => id)).toEqual(lessons.toReversed());
    const foreign = await teacher.call('PUT /api/teach/units/{unitId}/lesson-order', {
      params: { unitId: a },
      body: { version: 3, order: course.units[1]?.lessonIds ?? [] },
    });
    expect(said(foreign)).toEqual([409, 'course.order_mismatch']);
  });

  test('a lesson moves to the end of another unit of its course, never to another course', async () => {
    const course = await school.makeCourse();
    const other = await school.makeCourse();
    const move = (unit: number) =>
      teacher.call('POST /api/teach/lessons/{lessonId}/move', {
        params: { lessonId: lessonId(course, 0, 1) },
        body: { version: 1, unitId: unit },
      });
    expect(said(await move(unitId(other, 0)))).toEqual([404, 'unit.not_found']);
    expect((await move(unitId(course, 1))).status).toBe(200);
    const { units } = await read(course.id);
    expect(units.map((unit: { lessons: unknown[] }) => unit.lessons.length)).toEqual([1, 3]);
    expect(units[1].lessons[2].id).toBe(lessonId(course, 0, 1));
    expect(await wrongCounts(course.id)).toEqual([]);
  });

  test('a copy of a quiz stands right behind it with questions of its own', async () => {
    const course = await school.makeCourse({
      units: [
        {
          lessons: [
            { type: 'Quiz', name: 'امتحان', questions: [{}, {}] },
            { type: 'Video', name: 'شرح' },
          ],
        },
      ],
    });
    const answer = await teacher.call('POST /api/teach/lessons/{lessonId}/duplicate', {
      params: { lessonId: lessonId(course, 0, 0) },
      body: { version: 1 },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(namesIn((await read(course.id)).units[0])).toEqual(['امتحان', 'نسخة من امتحان', 'شرح']);
    const rows = await platform.database.owner`
      select text from questions where lesson_id = ${answer.body.data.id} and content_version = 1`;
    expect(rows).toHaveLength(2);
    expect(await wrongCounts(course.id)).toEqual([]);
  });

  test('are copied whatever their names end with, which the trail tells too [DESK-305]', async () => {
    // With «نسخة من » before it the emoji stands across the edge.
    const name = `${'a'.repeat(111)}😀 end`;
    const course = await school.makeCourse({ units: [{ lessons: [{ type: 'Video', name }] }] });
    const answer = await teacher.call('POST /api/teach/lessons/{lessonId}/duplicate', {
      params: { lessonId: lessonId(course, 0, 0) },
      body: { version: 1 },
    });
    expect(answer.status, answer.text).toBe(200);
    const copied = `نسخة من ${'a'.repeat(111)}`;
    expect(namesIn((await read(course.id)).units[0])).toEqual([name, copied]);
    const [told] = await platform.database.owner`select details -> 'after' ->> 'name' as name from audit_events
      where kind = 'lesson.duplicated' and details ->> 'lesson' = ${String(answer.body.data.id)}`;
    expect(told?.name).toBe(copied);
  });

  test('go while nobody has begun them, and the units behind move up', async () => {
    const course = await school.makeCourse({ units: [{}, {}, {}] });
    const lesson = await teacher.call('POST /api/teach/lessons/{lessonId}/delete', {
      params: { lessonId: lessonId(course, 1, 1) },
      body: { version: 1 },
    });
    expect(lesson.status, lesson.text).toBe(200);
    expect(await wrongCounts(course.id)).toEqual([]);
    const unit = await teacher.call('POST /api/teach/units/{unitId}/delete', {
      params: { unitId: unitId(course, 0) },
      body: { version: 2 },
    });
    expect(unit.status, unit.text).toBe(200);
    const rows = await platform.database
      .owner`select id, position from units where course_id = ${course.id} order by position`;
    expect(rows.map(({ id, position }) => [Number(id), position])).toEqual([
      [unitId(course, 1), 0],
      [unitId(course, 2), 1],
    ]);
    expect(await lastEvent('unit.deleted')).toMatchObject({ unit: unitId(course, 0), before: { name: 'Unit 1' } });
  });

  test('stay once a student has begun them or a printed code opens them', async () => {
    const { course, student, phone } = await school.enrolled({ units: [{}, {}, {}, {}], openToAll: true });
    await school.finish(student, course, lessonId(course, 0, 0));
    await phone.request(`/Student/contentlesson/${lessonId(course, 0, 1)}`);
    const drop = async (kind: 'lessons' | 'units', id: number) =>
      kind === 'lessons'
        ? teacher.call('POST /api/teach/lessons/{lessonId}/delete', {
            params: { lessonId: id },
            body: { version: 1 },
          })
        : teacher.call('POST /api/teach/units/{unitId}/delete', { params: { unitId: id }, body: { version: 1 } });
    expect(said(await drop('lessons', lessonId(course, 0, 0)))).toEqual([409, 'lesson.has_students']);
    expect(said(await drop('lessons', lessonId(course, 0, 1)))).toEqual([409, 'lesson.has_students']);
    expect(said(await drop('units', unitId(course, 0)))).toEqual([409, 'unit.has_students']);
    await school.grantUnit(await school.student(), course, 1);
    expect(said(await drop('units', unitId(course, 1)))).toEqual([409, 'unit.has_students']);
    await school.lectureCode(course, 2);
    expect(said(await drop('units', unitId(course, 2)))).toEqual([409, 'unit.has_codes']);
    expect((await drop('units', unitId(course, 3))).status).toBe(200);
  });
});

describe('resources of a unit', () => {
  test('links are added, edited, put in order and taken away; what a browser would run, or a password in an address, is no link [T-INJ-3]', async () => {
    const course = await school.makeCourse();
    const unit = unitId(course, 0);
    const add = async (body: object) =>
      teacher.call('POST /api/teach/units/{unitId}/resources', {
        params: { unitId: unit },
        body: { version: (await read(course.id)).version, title: 'ملزمة', ...body },
      });
    expect(said(await add({}))).toEqual([400, 'resource.nothing_given']);
    expect(said(await add({ mediaId: 'A'.repeat(22) }))).toEqual([400, 'resource.nothing_given']);
    const refused = ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.test/x', '//example.test/x', 'صفحة'];
    for (const url of [...refused, 'https://user:secret@example.test/x', 'https://user@example.test/x']) {
      expect(said(await add({ url })), url).toEqual([400, 'request.invalid']);
    }
    const first = (await add({ url: 'https://example.test/1' })).body.data;
    const second = (await add({ url: 'https://example.test/2' })).body.data;
    const edited = await teacher.call('PUT /api/teach/resources/{resourceId}', {
      params: { resourceId: first.id },
      body: { version: second.version, title: 'ملزمة الوحدة' },
    });
    const ordered = await teacher.call('PUT /api/teach/units/{unitId}/resource-order', {
      params: { unitId: unit },
      body: { version: edited.body.data.version, order: [second.id, first.id] },
    });
    expect((await read(course.id)).units[0].resources).toEqual([
      { id: second.id, title: 'ملزمة', type: 'link', url: 'https://example.test/2', isFile: false },
      { id: first.id, title: 'ملزمة الوحدة', type: 'link', url: 'https://example.test/1', isFile: false },
    ]);
    const dropped = await teacher.call('POST /api/teach/resources/{resourceId}/delete', {
      params: { resourceId: second.id },
      body: { version: ordered.body.data.version },
    });
    expect(dropped.status).toBe(200);
    expect((await read(course.id)).units[0].resources).toHaveLength(1);
  });
});

describe('a course duplicated for a new term', () => {
  const duplicate = (course: MadeCourse, key = randomUUID()) =>
    teacher.call('POST /api/teach/courses/{courseId}/duplicate', {
      params: { courseId: course.id },
      body: { key, name: 'الترم الجديد', grade: 'Secondary1', term: 'Second' },
    });

  test('is a draft of its own with units, lessons, resources, questions and cover, and without students or codes', async () => {
    const { course } = await school.enrolled({
      imagePath: '/media/cover.webp',
      openToAll: true,
      units: [
        {
          name: 'الوحدة',
          lessons: [
            { type: 'Video', name: 'شرح', durationSeconds: 60 },
            { type: 'Quiz', name: 'امتحان', questions: [{ right: 2, explanation: 'عشان كده' }, {}] },
          ],
          resources: [{ title: 'ملزمة', type: 'link', url: 'https://example.test/' }],
        },
        { name: 'الأخيرة', lessons: [] },
      ],
    });
    await school.courseCode(course);
    // An edited quiz: only the paper of today is copied.
    const quiz = lessonId(course, 0, 1);
    const { owner } = platform.database;
    await owner`insert into questions (tenant_id, lesson_id, content_version, position, text, choices, right_choice)
      select tenant_id, lesson_id, 2, position, text, choices, right_choice from questions where lesson_id = ${quiz} and position = 0`;
    await owner`update lessons set content_version = 2, question_count = 1 where id = ${quiz}`;
    await owner`update courses set version = version + 1 where id = ${course.id}`;

    const answer = await duplicate(course);
    expect(answer.status, answer.text).toBe(200);
    const [original, copy] = [await read(course.id), await read(answer.body.data.id)];
    expect(copy).toMatchObject({
      name: 'الترم الجديد',
      term: 'Second',
      state: 'draft',
      imagePath: '/media/cover.webp',
      openToAll: true,
      enrolled: 0,
    });
    const shape = (units: { name: string; lessons: object[]; resources: object[] }[]) =>
      units.map(({ name, lessons, resources }) => ({
        name,
        lessons: lessons.map((lesson) => ({ ...lesson, id: null })),
        resources: resources.map((resource) => ({ ...resource, id: null })),
      }));
    expect(shape(copy.units)).toEqual(shape(original.units));
    const copiedQuiz = copy.units[0].lessons[1].id;
    const papers = await owner`select content_version, right_choice from questions where lesson_id = ${copiedQuiz}`;
    expect(papers.map(({ content_version, right_choice }) => [content_version, right_choice])).toEqual([[1, 2]]);
    expect(await wrongCounts(copy.id)).toEqual([]);
    const codes = await owner`select 1 from codes where course_id = ${copy.id}`;
    expect(codes).toEqual([]);

    await teacher.call('PUT /api/teach/lessons/{lessonId}/name', {
      params: { lessonId: copiedQuiz },
      body: { version: 1, name: 'اتغيّر في النسخة' },
    });
    expect(namesIn((await read(course.id)).units[0])).toEqual(['شرح', 'امتحان']);
  });

  test('pressed twice is one copy', async () => {
    const course = await school.makeCourse();
    const key = randomUUID();
    const [one, two] = await Promise.all([duplicate(course, key), duplicate(course, key)]);
    expect([one.status, one.body.data]).toEqual([200, two.body.data]);
    expect((await read(one.body.data.id)).units).toHaveLength(2);
  });
});

describe('who may edit', () => {
  test('content is the teacher’s: an assistant and a student get nothing [T-CON-1]', async () => {
    const { course, phone } = await school.enrolled();
    const assistant = platform.client();
    await assistant.login(await platform.createAccount({ role: 'assistant' }));
    for (const device of [assistant, phone]) {
      const list = await device.call('GET /api/teach/courses', { query: {} });
      expect(said(list)).toEqual([403, 'access.forbidden']);
      const drop = await device.call('POST /api/teach/units/{unitId}/delete', {
        params: { unitId: unitId(course, 0) },
        body: { version: 1 },
      });
      expect(said(drop)).toEqual([403, 'access.forbidden']);
    }
  });
});
