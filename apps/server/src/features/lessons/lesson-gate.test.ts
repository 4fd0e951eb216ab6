import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent, unitId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const QUIZ = { type: 'Quiz' } as const;
const VIDEO = { type: 'Video' } as const;
const WEEK = 7 * DAY;

const open = ({ phone }: TestStudent, id: number) => phone.call('GET /Student/contentlesson/{id}', { params: { id } });

/** A refusal carries nothing of the lesson. */
function expectRefusal(answer: Awaited<ReturnType<typeof open>>, status: number, code: string) {
  expect(answer, answer.text).toMatchObject({ status, body: { success: false, code } });
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'message', 'messageAr', 'success']);
}

describe('windows of a course', () => {
  const videos = Array.from({ length: 13 }, () => ({ lessons: [VIDEO] }));

  test.each(videos.map((_, i) => [i]))(
    'unit %i opens at once and ends with day 7(i+1), to the millisecond [RULE-09, RULE-11, LIM-05, OP-CURR-2, OP-UNIT-9, T-WIN-1]',
    async (i) => {
      const course = await school.makeCourse({ units: videos });
      const statuses = [];
      const student = await school.student();
      for (const ago of [0, WEEK * (i + 1) - 1, WEEK * (i + 1), WEEK * (i + 1) + 1]) {
        await platform.database.owner`delete from enrolments where student_id = ${student.id}`;
        await school.enrol(student, course, ago);
        statuses.push((await open(student, lessonId(course, i, 0))).status);
      }
      expect(statuses).toEqual([200, 200, 403, 403]);
    },
  );

  test('an ended unit says so in the exact words [ERR-75, UNIT-32, OP-CURR-9]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [VIDEO] }] }, WEEK);
    const answer = await open(student, lessonId(course, 0, 0));
    expectRefusal(answer, 403, 'lesson.ended');
    expect(answer.body.message).toBe('انتهت فترة الوصول لهذه الوحدة');
  });

  test('when a unit ends there is a next one to go on with, and after the last of the course none [UNIT-51]', async () => {
    const course = await school.makeCourse({ units: [{ lessons: [VIDEO] }, { lessons: [VIDEO] }] });
    const openOn = async (ago: number) => {
      const student = await school.student();
      await school.enrol(student, course, ago);
      const answers = await Promise.all([0, 1].map((unit) => open(student, lessonId(course, unit, 0))));
      return answers.map(({ status }) => status);
    };
    expect(await openOn(WEEK)).toEqual([403, 200]);
    expect(await openOn(2 * WEEK)).toEqual([403, 403]);
  });

  test('a later end granted by the teacher holds [OP-CURR-1]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [VIDEO] }] }, 10 * DAY);
    await platform.database
      .owner`update enrolments set extended_until = enrolled_at + interval '11 days' where student_id = ${student.id}`;
    expect((await open(student, lessonId(course, 0, 0))).status).toBe(200);
  });

  test('more time for one unit opens that unit and no other [OP-CURR-1]', async () => {
    const { course, student } = await school.enrolled(
      { units: [{ lessons: [VIDEO] }, { lessons: [VIDEO] }] },
      2 * WEEK,
    );
    const until = new Date(platform.clock.now().getTime() + DAY).toISOString();
    await platform.database.owner`
      insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
      values (${platform.tenantId}, ${student.id}, ${course.id}, ${unitId(course, 1)}, ${until})`;
    expectRefusal(await open(student, lessonId(course, 0, 0)), 403, 'lesson.ended');
    expect((await open(student, lessonId(course, 1, 0))).status).toBe(200);
  });

  test('the server’s clock alone decides: dates and zones of the request change nothing [T-WIN-4]', async () => {
    const { course, student, phone } = await school.enrolled({ units: [{ lessons: [VIDEO] }] }, WEEK);
    phone.headers = { date: new Date(0).toUTCString(), 'x-timezone': 'Pacific/Kiritimati' };
    const id = lessonId(course, 0, 0);
    expectRefusal(await open(student, id), 403, 'lesson.ended');
    const url = `/Student/contentlesson/${id}?enrollmentDate=${new Date().toISOString()}&isOpenToAll=true`;
    expectRefusal(await phone.request(url), 403, 'lesson.ended');
  });
});

describe('windows of a lecture code', () => {
  test('the unit opens at once for seven days wherever it stands in its course [OP-LEC-2, RULE-08]', async () => {
    const course = await school.makeCourse({ units: [{ lessons: [QUIZ] }, {}, {}, {}, { lessons: [VIDEO] }] });
    const student = await school.student();
    const statuses = [];
    for (const ago of [0, WEEK - 1, WEEK, WEEK + 1]) {
      await platform.database.owner`delete from unit_grants where student_id = ${student.id}`;
      await school.grantUnit(student, course, 4, ago);
      statuses.push((await open(student, lessonId(course, 4, 0))).status);
    }
    expect(statuses).toEqual([200, 200, 403, 403]);
  });

  test('opens its own unit and no other [OP-UNIT-11]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    await school.grantUnit(student, course, 1);
    expect((await open(student, lessonId(course, 1, 0))).status).toBe(200);
    expectRefusal(await open(student, lessonId(course, 0, 0)), 403, 'course.not_enrolled');
  });

  test('beside a course, the more generous of the two opens the lesson [OP-UNIT-13]', async () => {
    const course = await school.makeCourse({ units: [{ lessons: [QUIZ] }, { lessons: [VIDEO] }] });
    const student = await school.student();
    await school.enrol(student, course, 100 * DAY);
    expectRefusal(await open(student, lessonId(course, 1, 0)), 403, 'lesson.ended');
    await school.grantUnit(student, course, 1);
    expect((await open(student, lessonId(course, 1, 0))).status).toBe(200);
  });
});

describe('blocking', () => {
  test('an unsubmitted quiz blocks what follows in its unit and every later unit; videos block nothing [RULE-12, RULE-13, RULE-14, RULE-15, CURR-24, CURR-25, CURR-26, ERR-58, T-WIN-2]', async () => {
    const { course, student } = await school.enrolled({
      units: [{ lessons: [VIDEO, QUIZ, VIDEO] }, { lessons: [VIDEO, QUIZ] }],
    });
    expect((await open(student, lessonId(course, 0, 0))).status).toBe(200);
    for (const [unit, lesson] of [
      [0, 2],
      [1, 0],
      [1, 1],
    ] as const) {
      expectRefusal(await open(student, lessonId(course, unit, lesson)), 403, 'lesson.blocked');
    }
    await school.finish(student, course, lessonId(course, 0, 1));
    expect((await open(student, lessonId(course, 0, 2))).status).toBe(200);
    expect((await open(student, lessonId(course, 1, 1))).status).toBe(200);
  });

  test('a quiz without questions blocks nobody [OP-CURR-1]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [{ ...QUIZ, questions: [] }, VIDEO] }] });
    expect((await open(student, lessonId(course, 0, 1))).status).toBe(200);
  });

  test('open to all lifts the windows, but neither blocking nor enrolment [OP-CURR-6, RULE-10, T-WIN-4]', async () => {
    const { course, student } = await school.enrolled({ openToAll: true }, 400 * DAY);
    expect((await open(student, lessonId(course, 0, 0))).status).toBe(200);
    expectRefusal(await open(student, lessonId(course, 1, 0)), 403, 'lesson.blocked');
    expectRefusal(await open(await school.student(), lessonId(course, 0, 0)), 403, 'course.not_enrolled');
  });

  test('a submitted quiz stays closed, with 409 [CURR-27, ERR-61, OP-CURR-9]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [QUIZ] }] });
    await school.finish(student, course, lessonId(course, 0, 0));
    expectRefusal(await open(student, lessonId(course, 0, 0)), 409, 'quiz.already_submitted');
  });

  test('an unsubmitted quiz of an ended unit can still be taken, its videos cannot, and submitting clears the way [OP-CURR-1, T-QUIZ-5]', async () => {
    const { course, student, phone } = await school.enrolled(
      { units: [{ lessons: [VIDEO, QUIZ] }, { lessons: [VIDEO] }] },
      8 * DAY,
    );
    expectRefusal(await open(student, lessonId(course, 0, 0)), 403, 'lesson.ended');
    expectRefusal(await open(student, lessonId(course, 1, 0)), 403, 'lesson.blocked');
    const quiz = await open(student, lessonId(course, 0, 1));
    expect(quiz.status, quiz.text).toBe(200);
    const answers = quiz.body.data.map(() => 0);
    const sent = await phone.call('POST /api/quizresult/submit', {
      body: { lessonId: lessonId(course, 0, 1), answers },
    });
    expect(sent.status, sent.text).toBe(200);
    expect((await open(student, lessonId(course, 1, 0))).status).toBe(200);
  });
});

describe('a typed address', () => {
  test('opens content under both paths for whoever may, in the declared shape [API-26, API-46, ENT-26, OP-API-3]', async () => {
    const { course, student, phone } = await school.enrolled({
      units: [
        {
          lessons: [
            {
              ...VIDEO,
              name: 'Watch',
              videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
              attachment: { title: 'Sheet', mediaId: 'sheet00000000000000001' },
            },
          ],
        },
      ],
    });
    for (const prefix of ['/api', '']) {
      const answer = await phone.request(`${prefix}/Student/contentlesson/${lessonId(course, 0, 0)}`);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toMatchObject({
        success: true,
        data: {
          type: 'Video',
          lessonName: 'Watch',
          videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
          isCompleted: false,
          attachmentTitle: 'Sheet',
          positionSeconds: 0,
        },
      });
      expect(answer.body.data.attachmentUrl).toContain(
        `/media/${platform.tenantId}/sheet00000000000000001?l=${student.phone.token?.split('.')[0]}`,
      );
    }
  });

  test('of a lesson that is none, another tenant’s or a draft’s is 404 «Lesson details not found.» [ERR-36, OP-CURR-9, T-G-4]', async () => {
    const student = await school.student();
    const draft = await school.makeCourse({ active: false });
    const elsewhere = await createTestSchool(platform, await platform.makeTenant()).makeCourse();
    const missing = await open(student, 999_999_999);
    expectRefusal(missing, 404, 'lesson.not_found');
    expect(missing.body.message).toBe('Lesson details not found.');
    for (const course of [draft, elsewhere])
      expect((await open(student, lessonId(course, 0, 0))).text).toBe(missing.text);
    for (const id of ['0', '1e0', 'abc', '%D9%A1']) {
      expect((await student.phone.request(`/Student/contentlesson/${id}`)).status).toBe(400);
    }
  });

  test('of a draft stays open to those enrolled [OP-MYC-6]', async () => {
    const { course, student } = await school.enrolled({ active: false });
    expect((await open(student, lessonId(course, 0, 0))).status).toBe(200);
  });

  test('without enrolment is 403, without a token 401, and after the enrolment is gone 403 again [ROLE-04, OP-ROLE-2, T-WIN-5]', async () => {
    const { course, student } = await school.enrolled();
    const id = lessonId(course, 0, 0);
    expectRefusal(await open(await school.student(), id), 403, 'course.not_enrolled');
    expect((await platform.client().request(`/Student/contentlesson/${id}`)).status).toBe(401);
    expect((await open(student, id)).status).toBe(200);
    await platform.database.owner`delete from enrolments where student_id = ${student.id}`;
    expectRefusal(await open(student, id), 403, 'course.not_enrolled');
  });

  test('content, completion, watch position and submission ask the same gate [T-WIN-3]', async () => {
    const lessons = [VIDEO, QUIZ];
    const gates = [
      ['lesson.ended', WEEK, lessonIdAt(0, 0)],
      ['lesson.blocked', 0, lessonIdAt(1, 0)],
    ] as const;
    for (const [code, ago, at] of gates) {
      const { course, student, phone } = await school.enrolled({ units: [{ lessons }, { lessons }] }, ago);
      const id = at(course);
      expectRefusal(await open(student, id), 403, code);
      expectRefusal(await phone.call('POST /api/Student/complete-lesson', { query: { lessonId: id } }), 403, code);
      const watched = { lessonId: id, positionSeconds: 1, played: [] };
      expectRefusal(await phone.call('POST /api/Student/watch-position', { body: watched }), 403, code);
    }
    const { course, phone } = await school.enrolled({ units: [{ lessons }, { lessons }] });
    const body = { lessonId: lessonId(course, 1, 1), answers: [0, 0] };
    expectRefusal(await phone.call('POST /api/quizresult/submit', { body }), 403, 'lesson.blocked');
  });
});

function lessonIdAt(unitAt: number, lessonAt: number) {
  return (course: Parameters<typeof lessonId>[0]) => lessonId(course, unitAt, lessonAt);
}

describe('a lesson that is not there', () => {
  test('is found once it is written, by who asked too early as well [T-G-4]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [VIDEO] }] });
    const next = lessonId(course, 0, 0) + 1;
    expectRefusal(await open(student, next), 404, 'lesson.not_found');
    const written = await school.makeCourse({ units: [{ lessons: [VIDEO] }] });
    expect(lessonId(written, 0, 0)).toBe(next);
    await school.enrol(student, written);
    expect((await open(student, next)).status).toBe(200);
  });

  test('because it is hidden, or its course is gone, is not found by who knew it either [T-G-4]', async () => {
    const { course, student } = await school.enrolled({ units: [{ lessons: [VIDEO] }] });
    expect((await open(student, lessonId(course, 0, 0))).status).toBe(200);
    await platform.database.owner`update lessons set hidden = true where course_id = ${course.id}`;
    await platform.database.owner`update courses set version = version + 1 where id = ${course.id}`;
    expectRefusal(await open(student, lessonId(course, 0, 0)), 404, 'lesson.not_found');

    const gone = await school.makeCourse({ units: [{ lessons: [VIDEO] }] });
    expectRefusal(await open(student, lessonId(gone, 0, 0)), 403, 'course.not_enrolled');
    await platform.database.owner`delete from lessons where course_id = ${gone.id}`;
    await platform.database.owner`delete from units where course_id = ${gone.id}`;
    await platform.database.owner`delete from courses where id = ${gone.id}`;
    expectRefusal(await open(student, lessonId(gone, 0, 0)), 404, 'lesson.not_found');
  });
});
