import { describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeQuiz, open, signIn, submit } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';

const platform = await sharedPlatform();
const quiz = await makeQuiz(platform, [{}, {}, {}]);

const saveAll = (device: TestClient, answers: { position: number; choice: number; clientTime: number }[]) =>
  device.call('POST /api/quizresult/save-answers', { body: { lessonId: quiz.lessonId, answers } });
const save = (device: TestClient, position: number, choice: number, clientTime: number) =>
  saveAll(device, [{ position, choice, clientTime }]);
const savedOn = async (device: TestClient) => (await open(device, quiz.lessonId)).body.quiz.saved;

async function opener() {
  const { student, device } = await enrolStudent(platform, quiz.courseId);
  return { student, device, opened: await open(device, quiz.lessonId) };
}

describe('saving answers as they are chosen', () => {
  test('a dead phone loses nothing: another device goes on where it stopped [OP-QUIZ-10]', async () => {
    const { student, device, opened } = await opener();
    expect(opened.body.quiz.saved).toEqual([null, null, null]);
    expect((await save(device, 0, 3, 1000)).status).toBe(200);
    expect((await save(device, 2, 1, 2000)).status).toBe(200);
    expect(await savedOn(await signIn(platform, student))).toEqual([3, null, 1]);
  });

  test('the newest choice by the phone’s clock wins, in whatever order they arrive [OP-QUIZ-10]', async () => {
    const { device } = await opener();
    await save(device, 1, 2, 5000);
    expect((await save(device, 1, 0, 4000)).status).toBe(200);
    expect(await savedOn(device)).toEqual([null, 2, null]);
    await save(device, 1, 3, 6000);
    expect(await savedOn(device)).toEqual([null, 3, null]);
  });

  test('one call brings all that wait, each by its own time, and what is already newer stays [LEAN-01]', async () => {
    const { device } = await opener();
    await save(device, 1, 2, 5000);
    const sent = [
      { position: 0, choice: 1, clientTime: 4000 },
      { position: 1, choice: 0, clientTime: 4500 },
      { position: 2, choice: 3, clientTime: 4900 },
      { position: 2, choice: 2, clientTime: 4700 },
    ];
    expect((await saveAll(device, sent)).status).toBe(200);
    expect(await savedOn(device)).toEqual([1, 2, 3]);
    expect((await saveAll(device, sent)).status).toBe(200);
    expect(await savedOn(device)).toEqual([1, 2, 3]);
  });

  test('a call without an answer, or with more than a quiz can have, is refused [T-QUIZ-4]', async () => {
    const { device } = await opener();
    const many = Array.from({ length: 501 }, (_, at) => ({ position: at % 500, choice: 0, clientTime: 1 }));
    for (const answers of [[], many]) expect((await saveAll(device, answers)).status).toBe(400);
  });

  test('choices of different questions that arrive at once are all kept [OP-QUIZ-10]', async () => {
    const { device } = await opener();
    const tries = Array.from({ length: 30 }, (_, at) => save(device, at % 3, at % 4, 1000 + at));
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await savedOn(device)).toEqual([27 % 4, 28 % 4, 29 % 4]);
  });

  test('a class that saves at once: each keeps its own, and whoever may not save hears why and hinders nobody [LEAN-40]', async () => {
    const openers = await Promise.all(Array.from({ length: 8 }, () => opener()));
    const [early, ...others] = openers;
    if (!early) throw new Error('nobody opened it');
    expect((await submit(early.device, quiz.lessonId, answersWith(early.opened, 3))).status).toBe(200);
    const { device: stranger } = await enrolStudent(platform, quiz.courseId);
    const outcomes = await Promise.all(
      [early.device, stranger, ...others.map(({ device }) => device)].flatMap((device, at) =>
        [0, 1, 2].map(async (position) => (await save(device, position, (at + position) % 4, 1000)).body.code ?? null),
      ),
    );
    expect(outcomes.slice(0, 6)).toEqual([
      ...Array.from({ length: 3 }, () => 'quiz.already_submitted'),
      ...Array.from({ length: 3 }, () => 'quiz.not_opened'),
    ]);
    expect(new Set(outcomes.slice(6))).toEqual(new Set([null]));
    for (const [at, { device }] of others.entries()) {
      expect(await savedOn(device)).toEqual([0, 1, 2].map((position) => (at + 2 + position) % 4));
    }
  });

  test('a position or a choice that the quiz does not have changes nothing that is shown [T-QUIZ-4]', async () => {
    const { device } = await opener();
    await save(device, 0, 2, 1000);
    await save(device, 17, 0, 2000);
    await save(device, 1, 9, 2000);
    expect(await savedOn(device)).toEqual([2, null, null]);
    for (const [position, choice] of [
      [-1, 0],
      [500, 0],
      [0, -1],
      [0, 51],
    ] as const) {
      expect((await save(device, position, choice, 1000)).status).toBe(400);
    }
  });

  test('is for those who opened the quiz, and over once it is handed in [T-QUIZ-4, T-QUIZ-6]', async () => {
    const { device: unopened } = await enrolStudent(platform, quiz.courseId);
    expect(await save(unopened, 0, 0, 1000)).toMatchObject({ status: 403, body: { code: 'quiz.not_opened' } });
    const { student, device, opened } = await opener();
    await submit(device, quiz.lessonId, answersWith(opened, 3));
    expect(await save(device, 0, 0, 9000)).toMatchObject({ status: 409, body: { code: 'quiz.already_submitted' } });
    const [attempt] = await platform.database.owner`select saved from quiz_attempts where student_id = ${student.id}`;
    expect(attempt).toEqual({ saved: {} });
  });

  test('saved answers count for nothing until they are submitted [OP-QUIZ-10]', async () => {
    const { student, device } = await opener();
    await save(device, 0, 0, 1000);
    const figures = await device.call('GET /api/Student/GetStudentQuizzesProgress/{userId}', {
      params: { userId: student.id },
    });
    expect(figures.body).toMatchObject({ solvedQuizzes: 0, results: [] });
  });
});
