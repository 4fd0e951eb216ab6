import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

type Played = [number, number][];

const watch = ({ phone }: TestStudent, id: number, positionSeconds: number, played: Played = []) =>
  phone.call('POST /api/Student/watch-position', { body: { lessonId: id, positionSeconds, played } });

const stored = async (student: TestStudent) =>
  platform.database
    .owner`select position_seconds, covered, xmin::text as version from lesson_progress where student_id = ${student.id}`;

async function watching() {
  const { course, student } = await school.enrolled({
    units: [{ lessons: [{ type: 'Video' }, { type: 'Quiz' }, { type: 'Video' }] }],
  });
  return { student, video: lessonId(course, 0, 0), quiz: lessonId(course, 0, 1), locked: lessonId(course, 0, 2) };
}

describe('the watch position', () => {
  test('is kept on the server and offered on any device [OP-VID-9]', async () => {
    const { student, video } = await watching();
    const answer = await watch(student, video, 12.5, [[0, 12.5]]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({ success: true, message: '', saved: true });
    const tablet = { ...student, phone: platform.client() };
    await school.signIn(tablet);
    const { body } = await tablet.phone.call('GET /Student/contentlesson/{id}', { params: { id: video } });
    expect(body.data).toMatchObject({ positionSeconds: 12.5, isCompleted: false });
  });

  test('is written at most once in 15 s a lesson: the reports between change not one row [OP-VID-9]', async () => {
    const { student, video } = await watching();
    await watch(student, video, 1);
    const [first] = await stored(student);
    platform.clock.advance(14_999);
    const early = await Promise.all(Array.from({ length: 10 }, (_, at) => watch(student, video, at + 2)));
    expect(early.every(({ status, body }) => status === 200 && body.saved === false)).toBe(true);
    expect(await stored(student)).toEqual([first]);
    platform.clock.advance(1);
    expect((await watch(student, video, 16)).body.saved).toBe(true);
    expect(await stored(student)).toMatchObject([{ position_seconds: 16 }]);
  });

  test('is always written when the video stops, and comes with its age [LEARN-02, OP-VID-9]', async () => {
    const { student, video } = await watching();
    await watch(student, video, 11, [[0, 11]]);
    platform.clock.advance(6_000);
    const body = { lessonId: video, positionSeconds: 17, played: [[11, 17]] as Played, stopped: true };
    const reports = await Promise.all([
      student.phone.call('POST /api/Student/watch-position', { body }),
      watch(student, video, 16),
    ]);
    expect(reports.map((report) => report.body.saved)).toEqual([true, false]);
    expect(await stored(student)).toMatchObject([{ position_seconds: 17, covered: [[0, 17]] }]);
    platform.clock.advance(90_000);
    const { body: content } = await student.phone.call('GET /Student/contentlesson/{id}', { params: { id: video } });
    expect(content.data).toMatchObject({ positionSeconds: 17, positionAgeSeconds: 90, furthestSeconds: 17 });
  });

  test('going back to see something again does not take back how far the student came [LEARN-88]', async () => {
    const { student, video } = await watching();
    await watch(student, video, 40, [[20, 40]]);
    platform.clock.advance(20_000);
    await watch(student, video, 3, [[0, 3]]);
    const { body } = await student.phone.call('GET /Student/contentlesson/{id}', { params: { id: video } });
    expect(body.data).toMatchObject({ positionSeconds: 3, furthestSeconds: 40 });
  });

  test('of a lesson that was only marked as done has no age', async () => {
    const { student, video } = await watching();
    await student.phone.call('POST /api/Student/complete-lesson', { query: { lessonId: video } });
    const { body } = await student.phone.call('GET /Student/contentlesson/{id}', { params: { id: video } });
    expect(body.data).toMatchObject({ positionSeconds: 0, positionAgeSeconds: null, furthestSeconds: 0 });
  });

  test('of ten reports at once one is written and only one says so [OP-VID-9]', async () => {
    const { student, video } = await watching();
    const saved = async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => watch(student, video, at + 1)));
      return answers.filter(({ body }) => body.saved).length;
    };
    expect(await saved()).toBe(1);
    platform.clock.advance(15_000);
    expect(await saved()).toBe(1);
  });

  test('merges the stretches that were really played [OP-VID-2, T-VID-2]', async () => {
    const { student, video } = await watching();
    await watch(student, video, 30, [
      [0, 10],
      [20, 30],
    ]);
    platform.clock.advance(15_000);
    await watch(student, video, 45, [
      [8, 12],
      [30, 45],
    ]);
    const [row] = await stored(student);
    expect(row?.covered).toEqual([
      [0, 12],
      [20, 45],
    ]);
  });

  test('keeps at most two hundred stretches, the longest [T-VID-2]', async () => {
    const { student, video } = await watching();
    for (let batch = 0; batch < 5; batch += 1) {
      const played = Array.from({ length: 50 }, (_, at): [number, number] => {
        const from = (batch * 50 + at) * 10;
        return [from, from + (batch === 0 ? 1 : 2)];
      });
      await watch(student, video, 5, played);
      platform.clock.advance(15_000);
    }
    const [row] = await stored(student);
    expect(row?.covered).toHaveLength(200);
    expect(row?.covered.every(([from, to]: [number, number]) => to - from === 2)).toBe(true);
  });

  test('of one lesson does not hold back another’s [OP-VID-9]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [{ type: 'Video' }, { type: 'Video' }] }] });
    expect((await watch(student, lessonId(course, 0, 0), 5)).body.saved).toBe(true);
    expect((await watch(student, lessonId(course, 0, 1), 5)).body.saved).toBe(true);
  });

  test('of a quiz, a locked lesson or a lesson of an ended unit is refused [T-WIN-3]', async () => {
    const { student, quiz, locked } = await watching();
    expect(await watch(student, quiz, 1)).toMatchObject({ status: 400, body: { code: 'lesson.not_a_video' } });
    expect(await watch(student, locked, 1)).toMatchObject({ status: 403, body: { code: 'lesson.blocked' } });
    const ended = await school.enrolled({}, 7 * DAY);
    const late = await watch(ended.student, lessonId(ended.course, 0, 0), 1);
    expect(late).toMatchObject({ status: 403, body: { code: 'lesson.ended' } });
    expect(await stored(student)).toHaveLength(0);
  });

  test.each([
    { positionSeconds: -1 },
    { positionSeconds: 86_401 },
    { positionSeconds: '5' },
    { positionSeconds: 5, played: [[1, 2, 3]] },
    { positionSeconds: 5, played: Array.from({ length: 51 }, () => [0, 1]) },
    { positionSeconds: 5, completed: true },
  ])('refuses what is no report: %j [T-G-6]', async (report) => {
    const { student, video } = await watching();
    const answer = await student.phone.request('/api/Student/watch-position', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ lessonId: video, ...report }),
    });
    expect(answer.status, answer.text).toBe(400);
  });
});
