import { expect, test } from 'vitest';
import { enrolStudent, makeQuiz, open } from '../../../testing/classroom.ts';
import { makeExam, sit } from '../../../testing/exam-room.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer } from '../../../testing/test-client.ts';

const platform = await sharedPlatform();

const YEAR_3000 = Date.UTC(3000, 0);
const UNSIGNED = { position: 0, choice: 0, order: 1 };

test('a number that no clock or attempt has is refused, and answers that come with it are kept [EXAM-223, T-G-9]', async () => {
  const { lessonId, courseId } = await makeExam(platform, await staffOf(platform, 'teacher'));
  const seats = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { device } = await enrolStudent(platform, courseId);
      return { device, ...(await sit(platform, device, lessonId)) };
    }),
  );
  const { device } = await enrolStudent(platform, courseId);
  await sit(platform, device, lessonId);
  const send = (body: object): Promise<AnyAnswer> =>
    device.call('POST /api/quizresult/save-answers', { body: { lessonId, attempt: 1, answers: [], ...body } });
  const silly = [
    { attempt: 32_768 },
    { attempt: 32_768, answers: [{ ...UNSIGNED, clientTime: 0 }] },
    { attempt: Number.MAX_SAFE_INTEGER, answers: [{ ...UNSIGNED, clientTime: 0 }] },
    ...[YEAR_3000 + 1, 1e14, Number.MAX_SAFE_INTEGER].flatMap((at) => [
      { answers: [{ ...UNSIGNED, clientTime: at }] },
      { flags: [{ position: 0, on: true, at }] },
    ]),
  ];
  const [refused, kept] = await Promise.all([
    Promise.all(silly.map(send)),
    Promise.all(seats.map(({ save, given }) => save(given(0)))),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(silly.map(() => 400));
  expect(kept.map(({ body }) => body.exam?.held)).toEqual(seats.map(() => 0));
  const papers = await Promise.all(seats.map(async ({ handIn }) => (await handIn('student')).body.data.papers));
  expect(papers).toMatchObject(seats.map(() => [{ score: 25, held: 0 }]));

  // The last ones that are read: nobody has them, and nothing breaks.
  expect((await send({ attempt: 32_767 })).body.code).toBe('exam.not_started');
  expect((await send({ answers: [{ ...UNSIGNED, clientTime: YEAR_3000 }] })).body.exam).toMatchObject({ held: 1 });
  const number = { params: { lessonId }, body: { number: 32_768, because: 'student' as const, answers: [] } };
  expect((await device.call('POST /api/exams/{lessonId}/hand-in', number)).status).toBe(400);
});

test('a quiz is answered with a phone whose clock is in another century, and with no later one [EXAM-223, T-G-9]', async () => {
  const { lessonId, courseId } = await makeQuiz(platform);
  const { device } = await enrolStudent(platform, courseId);
  await open(device, lessonId);
  const save = async (clientTime: number) => {
    const body = { lessonId, answers: [{ position: 0, choice: 0, clientTime }] };
    return (await device.call('POST /api/quizresult/save-answers', { body })).status;
  };
  expect([await save(YEAR_3000), await save(YEAR_3000 + 1), await save(Number.MAX_SAFE_INTEGER)]).toEqual([
    200, 400, 400,
  ]);
});
