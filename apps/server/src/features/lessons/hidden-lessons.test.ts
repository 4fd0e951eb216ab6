import { beforeEach, describe, expect, test } from 'vitest';
import type { MadeCourse } from '../../seed/new-course.ts';
import { answersWith, open as openQuiz, submit } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, lessonId, type TestStudent, unitId } from '../../testing/test-school.ts';
import { storedFile } from '../media/stored-file.fixture.ts';

const HOUR = 60 * 60 * 1000;
const SOON = 5 * 60 * 1000;

const platform = await sharedPlatform();
const school = createTestSchool(platform);
let teacher: TestClient;
const teacherAccount = await platform.createAccount({ role: 'teacher' });

type Showing = { kind: 'shown' } | { kind: 'hidden' } | { kind: 'from'; at: string };

let course: MadeCourse;
let student: TestStudent;
let phone: TestClient;
/** In the name of the first lesson, and of nothing else. */
let word: string;

/** Two units: a video and a quiz, a quiz and a video with a sheet. */
beforeEach(async () => {
  teacher = platform.client();
  await teacher.login(teacherAccount);
  const film = await storedFile(platform);
  word = `Zebra${film.slice(0, 6)}`;
  const made = await school.enrolled({
    openToAll: true,
    units: [
      { name: 'Tenses', lessons: [{ type: 'Video', videoMediaId: film, name: word }, { type: 'Quiz' }] },
      {
        name: 'Giraffes',
        lessons: [{ type: 'Quiz' }, { type: 'Video' }],
        resources: [{ title: 'Sheet', type: 'link', url: 'https://example.test/sheet' }],
      },
    ],
  });
  ({ course, student, phone } = made);
});

async function versionOf(): Promise<number> {
  const [row] = await platform.database.owner`select version from courses where id = ${course.id}`;
  return row?.version;
}
async function show(lesson: number, showing: Showing) {
  const body = { version: await versionOf(), showing };
  const answer = await teacher.call('PUT /api/teach/lessons/{lessonId}/showing', {
    params: { lessonId: lesson },
    body,
  });
  expect(answer.status, answer.text).toBe(200);
}
async function showUnit(unit: number, showing: Showing) {
  const body = { version: await versionOf(), showing };
  const answer = await teacher.call('PUT /api/teach/units/{unitId}/showing', { params: { unitId: unit }, body });
  expect(answer.status, answer.text).toBe(200);
}
const hide = (lesson: number) => show(lesson, { kind: 'hidden' });
const hideUnit = (unit: number) => showUnit(unit, { kind: 'hidden' });
const soon = () => new Date(platform.clock.now().getTime() + SOON).toISOString();

const content = (id: number) => phone.call('GET /Student/contentlesson/{id}', { params: { id } });
const tree = async () =>
  (await phone.call('GET /api/Course/tree-course-with-progress', { query: { courseid: course.id } })).body.data;
const namesIn = (data: { units: { lessons: { id: number }[] }[] }) =>
  data.units.map(({ lessons }) => lessons.map(({ id }) => id));
const complete = (id: number) => phone.call('POST /api/Student/complete-lesson', { query: { lessonId: id } });
const handIn = async (id: number) => submit(phone, id, answersWith(await openQuiz(phone, id), 2));

describe('a hidden lesson', () => {
  test('is in no tree and no list, for students and for guests [DESK-73]', async () => {
    const [video, quiz] = [lessonId(course, 0, 0), lessonId(course, 0, 1)];
    await hide(video);
    expect(namesIn(await tree())[0]).toEqual([quiz]);
    const guest = await platform.client().call('GET /Course/tree', { query: { courseid: course.id } });
    expect(namesIn(guest.body.data)[0]).toEqual([quiz]);
    const unit = await phone.call('GET /api/Course/tree-unit-with-progress', { query: { unitId: unitId(course, 0) } });
    expect(unit.body.data.lessons.map(({ id }: { id: number }) => id)).toEqual([quiz]);
    const list = await phone.call('GET /api/Unit/{id}/lessons', { params: { id: unitId(course, 0) }, query: {} });
    expect(list.body).toMatchObject({ totalCount: 1, lessons: [{ id: quiz }] });
    const taught = await teacher.call('GET /api/teach/courses/{courseId}', { params: { courseId: course.id } });
    expect(taught.body.data.units[0].lessons).toMatchObject([
      { id: video, showing: { kind: 'hidden' } },
      { id: quiz, showing: { kind: 'shown' } },
    ]);
  });

  test('is reached by no call: content, saving, handing in, completing, watching, noting [DESK-73]', async () => {
    const [video, quiz] = [lessonId(course, 0, 0), lessonId(course, 0, 1)];
    const answers = answersWith(await openQuiz(phone, quiz), 2);
    await hide(video);
    await hide(quiz);
    const refused = await Promise.all([
      content(video),
      content(quiz),
      complete(video),
      submit(phone, quiz, answers),
      phone.call('POST /api/quizresult/save-answers', {
        body: { lessonId: quiz, answers: [{ position: 0, choice: 0, clientTime: 1 }] },
      }),
      phone.call('POST /api/Student/watch-position', {
        body: { lessonId: video, positionSeconds: 5, played: [], stopped: true },
      }),
      phone.call('PUT /api/Student/notes/{noteId}', {
        params: { noteId: crypto.randomUUID() },
        body: { lessonId: video, second: 3, text: 'x', clientTime: 1 },
      }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [404, 'lesson.not_found']),
    );
  });

  test('is no more played by a link that was given out before [DESK-73]', async () => {
    const { videoUrl } = (await content(lessonId(course, 0, 0))).body.data;
    expect((await phone.request(videoUrl)).status).toBe(200);
    await hide(lessonId(course, 0, 0));
    // What was just allowed is remembered for three seconds.
    platform.clock.advance(3001);
    expect((await phone.request(videoUrl)).status).toBe(403);
    await show(lessonId(course, 0, 0), { kind: 'shown' });
    expect((await phone.request(videoUrl)).status).toBe(200);
  });

  test('holds nothing up that comes after it [DESK-73, RULE-12, RULE-13]', async () => {
    const after = lessonId(course, 1, 1);
    expect((await content(after)).body.code).toBe('lesson.blocked');
    await hide(lessonId(course, 0, 1));
    await hide(lessonId(course, 1, 0));
    expect((await content(after)).status).toBe(200);
  });

  test('is found by no search and stands in no list of notes [DESK-73]', async () => {
    const video = lessonId(course, 0, 0);
    const search = async () => (await phone.call('GET /api/Search', { query: { q: word } })).body.data.lessons;
    const notes = async () => (await phone.call('GET /api/Student/notes', {})).body.data;
    await phone.call('PUT /api/Student/notes/{noteId}', {
      params: { noteId: crypto.randomUUID() },
      body: { lessonId: video, second: 3, text: 'mine', clientTime: 1 },
    });
    expect([(await search()).length, (await notes()).length]).toEqual([1, 1]);
    await hide(video);
    expect([await search(), await notes()]).toEqual([[], []]);
    await show(video, { kind: 'shown' });
    expect(await notes()).toMatchObject([{ text: 'mine' }]);
  });

  test('counts in no progress: home, statistics, parents, milestones, the desk; what was done in it stays in the books and is told as hidden [DESK-73, DESK-74, DESK-329]', async () => {
    const [video, quiz] = [lessonId(course, 0, 0), lessonId(course, 0, 1)];
    await complete(video);
    await handIn(quiz);
    await hide(quiz);
    const home = (await phone.call('GET /api/Student/home', {})).body.data;
    expect(home.courses[0]).toMatchObject({ lessonCount: 3, doneCount: 1, quizCount: 1, average: 100 });
    expect([home.papers, home.toMend.count]).toEqual([[], 0]);
    const params = { userId: student.id };
    const videos = (await phone.call('GET /api/Student/GetStudentLessonsProgress/{userId}', { params })).body;
    expect(videos).toMatchObject({ totalVideos: 2, watchedVideos: 1 });
    const quizzes = (await phone.call('GET /api/Student/GetStudentQuizzesProgress/{userId}', { params })).body;
    expect(quizzes).toMatchObject({
      ...{ totalQuizzes: 1, solvedQuizzes: 0 },
      results: [{ lessonId: quiz, score: 100, hidden: true }],
    });
    const [child] = await platform.database.owner`select phone, parent_phone from accounts where id = ${student.id}`;
    const parent = await platform.client().call('GET /api/Student/GetStudentVideosProgressByParent/{parentPhone}', {
      params: { parentPhone: child?.parent_phone },
      query: { studentPhone: child?.phone },
    });
    expect(parent.body, parent.text).toMatchObject({ totalVideos: 2, watchedVideos: 1 });
    const { done } = (await phone.call('GET /api/Student/milestones', {})).body.data;
    expect(done).toMatchObject({ videos: 1, quizzes: 1, fullMarks: 1, units: 1 });
    const card = await teacher.call('GET /api/teach/desk/students/{studentId}', { params: { studentId: student.id } });
    expect(card.body.data.courses[0].units[0]).toMatchObject({ lessons: 1, finished: 1 });
    expect(card.body.data.marks).toMatchObject([{ lessonId: quiz, hidden: true }]);
    const paper = () => phone.call('GET /api/quizresult/{lessonId}', { params: { lessonId: quiz } });
    expect((await paper()).body.code).toBe('quiz.no_result');
    const report = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId: quiz }, query: {} });
    expect(report.status).toBe(200);
    await show(quiz, { kind: 'shown' });
    expect((await paper()).body.data).toMatchObject({ score: 100 });
    expect(namesIn(await tree())[0]).toEqual([video, quiz]);
  });
});

describe('a hidden unit', () => {
  test('is gone with all that is in it, and the weeks of the others stay where they are [DESK-73, RULE-09]', async () => {
    const [row] = await platform.database.owner`update courses set open_to_all = false, version = version + 1
      where id = ${course.id} returning id`;
    expect(row).toBeTruthy();
    await hideUnit(unitId(course, 0));
    const { units } = await tree();
    expect(units).toMatchObject([{ id: unitId(course, 1), order: 1 }]);
    expect((await content(lessonId(course, 0, 0))).body.code).toBe('lesson.not_found');
    const unit = await phone.call('GET /api/Course/tree-unit-with-progress', { query: { unitId: unitId(course, 0) } });
    expect(unit.body.code).toBe('unit.not_found');
    // Its own week is the second of the course, though it is the first that is seen.
    platform.clock.advance(13 * 24 * HOUR);
    await school.signIn(student);
    expect((await content(lessonId(course, 1, 0))).status).toBe(200);
    const home = (await phone.call('GET /api/Student/home', {})).body.data;
    expect(home.courses[0]).toMatchObject({ lessonCount: 2, isOver: false });
    expect(home.closing).toMatchObject([{ unitId: unitId(course, 1) }]);
  });

  test('that was bought alone is not among the lectures while it is hidden [DESK-73]', async () => {
    const buyer = await school.student();
    await school.grantUnit(buyer, course, 1);
    const mine = async () => (await buyer.phone.call('GET /api/UnitCode/GetMyUnitCodes', { query: {} })).body.data;
    expect(await mine()).toMatchObject({ totalCount: 1 });
    await hideUnit(unitId(course, 1));
    expect(await mine()).toMatchObject({ totalCount: 0, units: [] });
    await showUnit(unitId(course, 1), { kind: 'shown' });
    expect(await mine()).toMatchObject({ totalCount: 1 });
  });
});

describe('what appears at a time', () => {
  test('is not there a moment before it, and there at it, without anybody doing anything [DESK-75]', async () => {
    const at = soon();
    const video = lessonId(course, 0, 0);
    await show(video, { kind: 'from', at });
    await showUnit(unitId(course, 1), { kind: 'from', at });
    platform.clock.advance(SOON - 1);
    expect((await content(video)).body.code).toBe('lesson.not_found');
    expect(namesIn(await tree())).toEqual([[lessonId(course, 0, 1)]]);
    platform.clock.advance(1);
    expect((await content(video)).status).toBe(200);
    expect(namesIn(await tree())).toHaveLength(2);
    const taught = await teacher.call('GET /api/teach/courses/{courseId}', { params: { courseId: course.id } });
    expect(taught.body.data.units[0].lessons[0].showing).toEqual({ kind: 'shown' });
  });
});

test('a lesson added to a course that students study is there for them from the first thing put into it [DESK-106]', async () => {
  const params = { userId: student.id };
  const videos = async () =>
    (await phone.call('GET /api/Student/GetStudentLessonsProgress/{userId}', { params })).body.totalVideos;
  const before = await tree();
  const add = async (type: 'Video' | 'Quiz') => {
    const added = await teacher.call('POST /api/teach/units/{unitId}/lessons', {
      params: { unitId: unitId(course, 0) },
      body: { version: await versionOf(), name: `Okapi ${type}`, type },
    });
    return Number(added.body.data.id);
  };
  const [video, quiz] = [await add('Video'), await add('Quiz')];
  expect([await tree(), await videos()]).toEqual([before, 2]);
  for (const lesson of [video, quiz]) expect((await content(lesson)).body.code).toBe('lesson.not_found');
  const { body: taught } = await teacher.call('GET /api/teach/courses/{courseId}', { params: { courseId: course.id } });
  expect(taught.data.units[0].lessons.map(({ written }: { written: boolean }) => written)).toEqual([
    ...[true, true, false, false],
  ]);
  const saved = await teacher.call('PUT /api/teach/lessons/{lessonId}/video', {
    params: { lessonId: video },
    body: {
      ...{
        version: 1,
        name: 'Okapi',
        videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
        videoMediaId: null,
        captionsMediaId: null,
      },
      ...{ posterMediaId: null, durationSeconds: 60, attachmentTitle: null, attachmentMediaId: null },
    },
  });
  expect(saved.status, saved.text).toBe(200);
  expect(namesIn(await tree())[0]).toEqual([lessonId(course, 0, 0), lessonId(course, 0, 1), video]);
  expect(await videos()).toBe(3);
});

test('a hidden lesson without a video keeps no course from being published [DESK-73]', async () => {
  const draft = await school.makeCourse({
    active: false,
    units: [{ lessons: [{ type: 'Video' }, { type: 'Video', videoUrl: null, hidden: true }] }],
  });
  const published = await teacher.call('POST /api/teach/courses/{courseId}/published', {
    params: { courseId: draft.id },
    body: { version: 1, published: true, despiteGaps: false },
  });
  expect(published.status, published.text).toBe(200);
});

describe('an empty quiz', () => {
  test('is never done, holds nothing up and counts for nothing [DESK-76]', async () => {
    const made = await school.enrolled({
      openToAll: true,
      units: [{ lessons: [{ type: 'Quiz', questions: [] }, { type: 'Video' }] }],
    });
    ({ course, phone } = made);
    const [quiz, video] = [lessonId(course, 0, 0), lessonId(course, 0, 1)];
    expect((await tree()).units[0].lessons[0]).toMatchObject({ isQuizSubmitted: true, questionCount: 0 });
    await complete(video);
    const home = (await phone.call('GET /api/Student/home', {})).body.data;
    expect(home.courses[0]).toMatchObject({ lessonCount: 1, doneCount: 1, state: 'all-done' });
    const { done } = (await phone.call('GET /api/Student/milestones', {})).body.data;
    expect(done).toMatchObject({ quizzes: 0, units: 1 });
    expect(quiz).toBeGreaterThan(0);
  });
});

describe('a lesson that somebody opened', () => {
  const remove = async (id: number, withTraces?: boolean) =>
    teacher.call('POST /api/teach/lessons/{lessonId}/delete', {
      params: { lessonId: id },
      body: { version: await versionOf(), ...(withTraces === undefined ? {} : { withTraces }) },
    });

  test('says what would go with it, goes only with that, and comes back with all of it [DESK-77]', async () => {
    const quiz = lessonId(course, 0, 1);
    await handIn(quiz);
    const traces = await teacher.call('GET /api/teach/lessons/{lessonId}/traces', { params: { lessonId: quiz } });
    expect(traces.body.data).toEqual({ students: 1, papers: 1, notes: 0 });
    expect((await remove(quiz)).body.code).toBe('lesson.has_students');
    expect((await remove(quiz, true)).status).toBe(200);
    const paper = () => phone.call('GET /api/quizresult/{lessonId}', { params: { lessonId: quiz } });
    expect((await paper()).body.code).toBe('quiz.no_result');
    const deleted = await teacher.call('GET /api/teach/deleted', {});
    const deletedId = deleted.body.data[0].id;
    const restored = await teacher.call('POST /api/teach/deleted/{deletedId}/restore', { params: { deletedId } });
    expect(restored.status, restored.text).toBe(200);
    expect((await paper()).body.data).toMatchObject({ score: 100 });
  });
});

describe('who may hide', () => {
  test('a stale page is refused, and so is whoever is no teacher [DESK-73, T-CON-1]', async () => {
    const params = { lessonId: lessonId(course, 0, 0) };
    const stale = { version: 99, showing: { kind: 'hidden' as const } };
    const ROUTE = 'PUT /api/teach/lessons/{lessonId}/showing';
    expect((await teacher.call(ROUTE, { params, body: stale })).body.code).toBe('teach.changed_meanwhile');
    expect((await phone.call(ROUTE, { params, body: stale })).status).toBe(403);
  });

  test('a lesson moves to a place in another unit [DESK-79]', async () => {
    const moved = await teacher.call('POST /api/teach/lessons/{lessonId}/move', {
      params: { lessonId: lessonId(course, 0, 0) },
      body: { version: await versionOf(), unitId: unitId(course, 1), place: 1 },
    });
    expect(moved.status, moved.text).toBe(200);
    expect(namesIn(await tree())).toEqual([
      [lessonId(course, 0, 1)],
      [lessonId(course, 1, 0), lessonId(course, 0, 0), lessonId(course, 1, 1)],
    ]);
  });
});
