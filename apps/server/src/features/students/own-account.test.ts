import { describe, expect, test } from 'vitest';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, lessonId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

async function learner() {
  const made = await school.enrolled({
    name: 'Grammar من الصفر',
    units: [{ lessons: [{ type: 'Video', name: 'for' }] }],
  });
  await school.finish(made.student, made.course, lessonId(made.course, 0, 0));
  return made;
}

describe('a student', () => {
  test('sees the own phones and the parent’s [LEARN-30]', async () => {
    const account = await platform.createAccount({ phone: '01055544433', parentPhone: '01155544433' });
    const phone = platform.client();
    await phone.login(account);
    const { status, body } = await phone.call('GET /api/Student/profile');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ phoneNumber: '01055544433', parentPhone: '01155544433', name: account.name });
  });

  test('takes along everything that is kept, and nobody else’s [T-PRIV-1, LEARN-30]', async () => {
    await learner();
    const { student } = await learner();
    const { status, body } = await student.phone.call('GET /api/Student/my-data');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      account: { email: student.email },
      courses: [{ courseName: 'Grammar من الصفر', enrolledAt: expect.any(String) }],
      videos: [{ lessonName: 'for', completedAt: expect.any(String) }],
      results: [],
    });
    expect(body.data.devices).toHaveLength(1);
  });

  test('reads the own marks and places in that file as on the page, not as the database counts them, a quiz among the results alone [LEARN-77, LEARN-185]', async () => {
    const { course, student, phone } = await school.enrolled({
      units: [
        {
          lessons: [
            { type: 'Quiz', name: 'امتحان', questions: [{ right: 0 }, { right: 0 }, { right: 0 }] },
            { type: 'Video', name: 'for' },
          ],
        },
      ],
    });
    await phone.request(`/Student/contentlesson/${lessonId(course, 0, 0)}`);
    const { owner } = platform.database;
    const sent = { lessonId: lessonId(course, 0, 0), answers: [0, 0, 0] };
    expect((await phone.call('POST /api/quizresult/submit', { body: sent })).status).toBe(200);
    await owner`update quiz_results set score = ${100 / 3} where student_id = ${student.id}`;
    await school.finish(student, course, lessonId(course, 0, 1));
    await owner`update lesson_progress set position_seconds = 17.2345 where student_id = ${student.id}`;
    const { body } = await phone.call('GET /api/Student/my-data');
    expect(body.data.results).toMatchObject([{ score: 33.3 }]);
    // A quiz is no video, though both are finished.
    expect(body.data.videos).toMatchObject([{ lessonName: 'for', positionSeconds: 17 }]);
  });

  test('closes the account with the password alone: every login ends, the person is gone, the figures stay [T-PRIV-1, LEARN-30]', async () => {
    const { student } = await learner();
    const refused = await student.phone.call('POST /api/Student/close-account', { body: { password: 'not-this-one' } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'profile.current_password_needed' } });
    expect(await isSignedIn(student.phone)).toBe(true);

    const closed = await student.phone.call('POST /api/Student/close-account', {
      body: { password: student.password },
    });
    expect(closed.status).toBe(200);
    expect(await isSignedIn(student.phone)).toBe(false);
    expect((await platform.client().login(student)).status).toBe(400);
    const [row] = await platform.database
      .owner`select name, email, phone, parent_phone from accounts where id = ${student.id}`;
    expect(row).toMatchObject({ email: `${student.id}@anonymous.invalid`, parent_phone: null });
    const kept = await platform.database.owner`select 1 from lesson_progress where student_id = ${student.id}`;
    expect(kept).toHaveLength(1);
  });
});
