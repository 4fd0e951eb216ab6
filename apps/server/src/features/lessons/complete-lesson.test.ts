import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const complete = ({ phone }: TestStudent, id: number) =>
  phone.call('POST /api/Student/complete-lesson', { query: { lessonId: id } });

const progressOf = (student: TestStudent) =>
  platform.database.owner`select lesson_id, completed_at from lesson_progress where student_id = ${student.id}`;

describe('completing a video', () => {
  test('marks it finished under both paths, at the server’s time [OP-VID-1, OP-API-12, T-VID-2]', async () => {
    for (const prefix of ['/api', '']) {
      const { course, student, phone } = await school.enrolled();
      const url = `${prefix}/Student/complete-lesson?lessonId=${lessonId(course, 0, 0)}`;
      const answer = await phone.request(url, { method: 'POST' });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({ success: true, message: 'Lesson completed' });
      expect(await progressOf(student)).toMatchObject([{ completed_at: platform.clock.now() }]);
    }
  });

  test('is safe to repeat: twenty at once and a day later keep the first moment [OP-VID-1, T-VID-2]', async () => {
    const { course, student } = await school.enrolled();
    const id = lessonId(course, 0, 0);
    const first = platform.clock.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(student, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    platform.clock.advance(DAY);
    await school.signIn(student);
    expect((await complete(student, id)).status).toBe(200);
    const rows = await progressOf(student);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.completed_at).toEqual(first);
  });

  test('keeps the watch position that was there before [T-VID-2]', async () => {
    const { course, student, phone } = await school.enrolled();
    const id = lessonId(course, 0, 0);
    const body = { lessonId: id, positionSeconds: 42.5, played: [[0, 42.5]] as [number, number][] };
    await phone.call('POST /api/Student/watch-position', { body });
    await complete(student, id);
    const { body: opened } = await phone.call('GET /Student/contentlesson/{id}', { params: { id } });
    expect(opened.data).toMatchObject({ isCompleted: true, positionSeconds: 42.5 });
  });

  test('is never refused for not having watched [OP-VID-2, T-VID-2]', async () => {
    const { course, student } = await school.enrolled();
    expect((await complete(student, lessonId(course, 0, 0))).status).toBe(200);
  });

  test('a quiz is not completed by pressing a button [OP-VID-1]', async () => {
    const { course, student } = await school.enrolled();
    const answer = await complete(student, lessonId(course, 0, 1));
    expect(answer).toMatchObject({ status: 400, body: { code: 'lesson.not_a_video' } });
    expect(await progressOf(student)).toHaveLength(0);
  });

  test('a locked, foreign or unknown lesson is refused and nothing is stored [OP-VID-1, T-WIN-3, T-G-4]', async () => {
    const { course, student } = await school.enrolled();
    const elsewhere = await createTestSchool(platform, await platform.makeTenant()).makeCourse();
    expect(await complete(student, lessonId(course, 1, 0))).toMatchObject({ status: 403 });
    const missing = await complete(student, 999_999_999);
    expect(missing).toMatchObject({ status: 404, body: { message: 'Lesson details not found.' } });
    expect((await complete(student, lessonId(elsewhere, 0, 0))).text).toBe(missing.text);
    expect(await progressOf(student)).toHaveLength(0);
  });
});
