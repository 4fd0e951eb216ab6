import { describe, expect, test } from 'vitest';
import { newEnrolment } from '../../seed/new-enrolment.ts';
import {
  answersWith,
  enrolStudent,
  makeCourse,
  makeQuiz,
  open,
  signIn,
  storedRows,
  submit,
} from '../../testing/classroom.ts';
import { newUnitGrant } from '../../testing/new-unit-grant.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';

const DAY = 24 * 60 * 60 * 1000;

const platform = await sharedPlatform();

const nothing = { results: [], finished: [], sums: [] };

describe('the gate before a submission', () => {
  test('a quiz that this student has not opened is refused with 403 and nothing is stored [T-QUIZ-4]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform);
    const other = await enrolStudent(platform, courseId);
    await open(other.device, lessonId);
    const { student, device } = await enrolStudent(platform, courseId);
    expect(await submit(device, lessonId, [0, 0])).toMatchObject({ status: 403, body: { code: 'quiz.not_opened' } });
    expect(await storedRows(platform, student.id)).toEqual(nothing);
  });

  test('a quiz behind an unsubmitted one is refused with 403, opened by its typed address or submitted unseen [T-QUIZ-5]', async () => {
    const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Quiz' }, { type: 'Quiz' }] }] });
    const [first = 0, second = 0] = course.units[0]?.lessonIds ?? [];
    const { student, device } = await enrolStudent(platform, course.id);
    expect(await open(device, second)).toMatchObject({ status: 403, body: { code: 'lesson.blocked' } });
    expect(await submit(device, second, [0, 0])).toMatchObject({ status: 403, body: { code: 'lesson.blocked' } });
    expect(await storedRows(platform, student.id)).toEqual(nothing);
    await submit(device, first, answersWith(await open(device, first), 0));
    expect((await open(device, second)).status).toBe(200);
  });

  test('a quiz whose window is still to come is refused with 403 [T-QUIZ-5]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform);
    const { tenantId, withTenant, clock } = platform;
    const student = await platform.createAccount();
    const from = new Date(clock.now().getTime() + 3 * DAY);
    await withTenant(tenantId, (tx) => newEnrolment(tx, tenantId, student.id, courseId, from));
    const device = await signIn(platform, student);
    expect(await open(device, lessonId)).toMatchObject({ status: 403, body: { code: 'lesson.upcoming' } });
    expect(await submit(device, lessonId, [0, 0])).toMatchObject({ status: 403, body: { code: 'lesson.upcoming' } });
    expect(await storedRows(platform, student.id)).toEqual(nothing);
  });

  test('a student who holds neither the course nor the unit is refused with 403 [T-QUIZ-4]', async () => {
    const { lessonId } = await makeQuiz(platform);
    const student = await platform.createAccount();
    const device = await signIn(platform, student);
    expect((await open(device, lessonId)).status).toBe(403);
    expect((await submit(device, lessonId, [0, 0])).status).toBe(403);
    expect(await storedRows(platform, student.id)).toEqual(nothing);
  });

  test('who has lost the course is not shown the paper by handing it in again [T-QUIZ-4]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform);
    const { student, device } = await enrolStudent(platform, courseId);
    const answers = answersWith(await open(device, lessonId), 1);
    expect((await submit(device, lessonId, answers)).status).toBe(200);
    await platform.database.owner`delete from enrolments where student_id = ${student.id}`;
    expect((await submit(device, lessonId, answers)).status).toBe(403);
  });

  test('another tenant’s quiz and a quiz that does not exist are one and the same 404 [T-TEN-4]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform);
    await enrolStudent(platform, courseId);
    const elsewhere = await platform.makeTenant();
    const stranger = await platform.createAccount({}, elsewhere);
    const device = platform.client(elsewhere);
    await device.login(stranger);
    const [theirs, nowhere] = [await submit(device, lessonId, [0, 0]), await submit(device, 999_999_999, [0, 0])];
    expect([theirs.status, theirs.text]).toEqual([404, nowhere.text]);
    expect((await open(device, lessonId)).status).toBe(404);
  });

  test('a video is no quiz [API-37]', async () => {
    const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Video' }] }] });
    const { device } = await enrolStudent(platform, course.id);
    const lessonId = course.units[0]?.lessonIds[0] ?? 0;
    expect(await submit(device, lessonId, [0])).toMatchObject({ status: 400, body: { code: 'quiz.not_a_quiz' } });
  });

  test('a quiz opened inside its window may be handed in after the window has ended [OP-CURR-1, T-QUIZ-5]', async () => {
    const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Quiz' }, { type: 'Video' }] }] });
    const [lessonId = 0, videoId = 0] = course.units[0]?.lessonIds ?? [];
    const { student } = await enrolStudent(platform, course.id);
    const opened = await open(await signIn(platform, student), lessonId);
    platform.clock.advance(60 * DAY);
    const device = await signIn(platform, student);
    const submitted = await submit(device, lessonId, answersWith(opened, 2));
    expect(submitted.status, submitted.text).toBe(200);
    // The window did end: what is no quiz stays shut.
    expect(await open(device, videoId)).toMatchObject({ status: 403, body: { code: 'lesson.ended' } });
  });

  test('a lecture code opens the unit’s quiz without the quizzes of the units before it [T-QUIZ-5]', async () => {
    const { tenantId, withTenant, clock } = platform;
    const course = await makeCourse(platform);
    const more = await makeCourse(platform, {
      units: [{ lessons: [{ type: 'Quiz' }] }, { lessons: [{ type: 'Quiz' }] }],
    });
    const unit = more.units[1] ?? { id: 0, lessonIds: [] };
    const { student, device } = await enrolStudent(platform, course.id);
    const held = { id: unit.id, courseId: more.id };
    await withTenant(tenantId, (tx) => newUnitGrant(tx, tenantId, student.id, held, clock.now()));
    const opened = await open(device, unit.lessonIds[0] ?? 0);
    expect((await submit(device, unit.lessonIds[0] ?? 0, answersWith(opened, 2))).body.data.score).toBe(100);
  });

  test('a quiz without questions is reported as submitted, cannot be handed in and blocks nothing [OP-QUIZ-5, QUIZ-36]', async () => {
    const course = await makeCourse(platform, {
      units: [{ lessons: [{ type: 'Quiz', questions: [] }, { type: 'Quiz' }] }],
    });
    const [empty = 0, next = 0] = course.units[0]?.lessonIds ?? [];
    const { student, device } = await enrolStudent(platform, course.id);
    const tree = await device.call('GET /api/Course/tree-course-with-progress', { query: { courseid: course.id } });
    expect(tree.body.data.units[0].lessons).toMatchObject([{ isQuizSubmitted: true }, { isQuizSubmitted: false }]);
    expect(await open(device, empty)).toMatchObject({ status: 200, body: { data: [] } });
    expect((await submit(device, empty, [])).status).toBe(400);
    expect(await storedRows(platform, student.id)).toEqual(nothing);
    expect((await open(device, next)).status).toBe(200);
  });
});
