import { describe, expect, test } from 'vitest';
import { answersWith, open, submit } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, DAY, lessonId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const read = async (phone: TestClient) => (await phone.call('GET /api/Student/milestones', {})).body.data;
const setGoal = (phone: TestClient, lessons: number | null) =>
  phone.call('PUT /api/Student/weekly-goal', { body: { lessons } });

describe('what a student has done', () => {
  test('is counted lesson by lesson and only ever grows [LEARN-55]', async () => {
    const { course, student, phone } = await school.enrolled({
      openToAll: true,
      units: [{ lessons: [{ type: 'Video' }, { type: 'Quiz' }] }, { lessons: [{ type: 'Video' }] }],
    });
    expect((await read(phone)).done).toEqual({ videos: 0, quizzes: 0, fullMarks: 0, units: 0, busyWeeks: 0 });
    await phone.call('POST /api/Student/complete-lesson', { query: { lessonId: lessonId(course, 0, 0) } });
    expect((await read(phone)).done).toMatchObject({ videos: 1, units: 0 });
    const quiz = lessonId(course, 0, 1);
    await submit(phone, quiz, answersWith(await open(phone, quiz), 2));
    expect((await read(phone)).done).toMatchObject({ videos: 1, quizzes: 1, fullMarks: 1, units: 1, busyWeeks: 0 });
    await phone.call('POST /api/Student/complete-lesson', { query: { lessonId: lessonId(course, 1, 0) } });
    expect(await read(phone)).toMatchObject({ done: { units: 2, busyWeeks: 1 }, week: { finished: 3 } });
    platform.clock.advance(30 * DAY);
    await school.signIn(student);
    expect(await read(phone)).toMatchObject({ done: { videos: 2, busyWeeks: 1 }, week: { finished: 0, proposed: 4 } });
  });

  test('is nobody else’s business [LEARN-55]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [{ type: 'Video' }] }] });
    await school.finish(student, course, lessonId(course, 0, 0));
    const other = await school.student();
    expect((await read(other.phone)).done.videos).toBe(0);
  });
});

describe('the goal of a week', () => {
  test('is proposed gently, chosen, changed and given up, and leaves with the data [LEARN-56, LEARN-30]', async () => {
    const { phone } = await school.student();
    expect((await read(phone)).week).toEqual({ finished: 0, goal: null, proposed: 3 });
    expect((await setGoal(phone, 5)).body.data).toEqual({ lessons: 5 });
    expect((await read(phone)).week.goal).toBe(5);
    expect((await phone.call('GET /api/Student/my-data')).body.data.account.weeklyGoal).toBe(5);
    for (const wrong of [0, 15, 2.5]) expect((await setGoal(phone, wrong)).status).toBe(400);
    await setGoal(phone, null);
    expect((await read(phone)).week.goal).toBeNull();
  });
});
