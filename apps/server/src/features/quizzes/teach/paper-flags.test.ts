import { describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeQuiz, open, type QuizIds, submit } from '../../../testing/classroom.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const QUESTIONS = 4;
/** Long enough for four questions to be read. */
const UNHURRIED = 20_000;

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

// Two choices, so that whoever is wrong in the same questions is wrong in the same way.
const twoChoices = () => makeQuiz(platform, Array(QUESTIONS).fill({ choices: ['studies', 'study'] }));

interface Wish {
  right: number;
  took?: number;
  address?: string;
  /** Hands in from the phone of this one. */
  phone?: TestClient;
}

async function handIn({ courseId, lessonId }: QuizIds, name: string, wish: Wish) {
  const { student, device } = await enrolStudent(platform, courseId, { name });
  if (wish.address) device.address = wish.address;
  if (wish.phone) {
    device.deviceId = wish.phone.deviceId;
    await device.login(student);
  }
  const opened = await open(device, lessonId);
  platform.clock.advance(wish.took ?? UNHURRIED);
  const answer = await submit(device, lessonId, answersWith(opened, wish.right));
  expect(answer.status, answer.text).toBe(200);
  return { student, device };
}

const flagsOf = async ({ lessonId }: QuizIds) =>
  (await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} })).body.data.flags;

describe('papers that are worth a look', () => {
  test('faster than two seconds a question is told with its seconds, and handed in all the same [T-QUIZ-9, TRUST-92]', async () => {
    const quiz = await twoChoices();
    await handIn(quiz, 'على مهله', { right: 4, took: QUESTIONS * 2000 });
    const { student } = await handIn(quiz, 'مستعجل', { right: 4, took: 6000 });
    expect(await flagsOf(quiz)).toEqual([
      expect.objectContaining({ studentId: student.id, name: 'مستعجل', secondsPerQuestion: 1.5, onDevice: [] }),
    ]);
  });

  test('the same wrong answers on one device are told on both papers, on one network beside how many share it [T-QUIZ-9, TRUST-92]', async () => {
    const quiz = await twoChoices();
    const one = await handIn(quiz, 'أحمد', { right: 2, address: '127.5.0.1' });
    await handIn(quiz, 'أخوه', { right: 2, address: '127.5.0.2', phone: one.device });
    await handIn(quiz, 'جاره', { right: 2, address: '127.5.0.1' });
    await handIn(quiz, 'تاني', { right: 3, address: '127.5.0.1' });
    await handIn(quiz, 'بعيد', { right: 2, address: '127.5.0.9' });
    const told = (await flagsOf(quiz)).map(({ name, onDevice, onAddress, fromAddress }: Record<string, unknown>) => [
      name,
      onDevice,
      onAddress,
      fromAddress,
    ]);
    expect(told).toEqual([
      ['جاره', [], ['أحمد'], 3],
      ['أخوه', ['أحمد'], [], 1],
      ['أحمد', ['أخوه'], ['جاره'], 3],
    ]);
  });

  test('one wrong answer in common, or none, is no sign of anything [T-QUIZ-9]', async () => {
    const quiz = await twoChoices();
    for (const right of [3, 3, 4, 4]) await handIn(quiz, 'زميل', { right, address: '127.6.0.1' });
    expect(await flagsOf(quiz)).toEqual([]);
  });

  test('what is kept leads to no address, is another in every quiz, and goes when the student is forgotten [T-QUIZ-9, T-PRIV-1]', async () => {
    const [quiz, other] = [await twoChoices(), await twoChoices()];
    const { student, device } = await handIn(quiz, 'أحمد', { right: 2 });
    const marks = () =>
      platform.database.owner`select device_mark, address_mark from quiz_results where student_id = ${student.id}`;
    const [kept] = await marks();
    expect(kept?.address_mark).toMatch(/^[\w-]{22}$/);
    const elsewhere = await handIn(other, 'غيره', { right: 2, address: device.address, phone: device });
    const [there] = await platform.database
      .owner`select device_mark, address_mark from quiz_results where student_id = ${elsewhere.student.id}`;
    expect([there?.device_mark, there?.address_mark]).not.toEqual([kept?.device_mark, kept?.address_mark]);
    const owner = await staffOf(platform, 'owner');
    const [account] = await platform.database.owner`select phone from accounts where id = ${student.id}`;
    await owner.call('POST /api/teach/students/{studentId}/anonymise', {
      params: { studentId: student.id },
      body: { phone: String(account?.phone), reason: 'طلب' },
    });
    expect(await marks()).toEqual([{ device_mark: null, address_mark: null }]);
  });
});
