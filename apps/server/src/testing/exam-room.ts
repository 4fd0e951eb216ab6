import { createHmac } from 'node:crypto';
import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { type GivenAnswer, signedWords } from '@hessa/rules/quizzes/exams/judge-answers';
import type { NewQuestion } from '../seed/new-course.ts';
import { makeQuiz, RIGHT } from './classroom.ts';
import type { AnyAnswer, TestClient } from './test-client.ts';
import type { TestPlatform } from './test-platform.ts';

export const MINUTE = 60_000;

export const EXAM: ExamTerms = {
  minutes: 60,
  opensAt: null,
  lastStartAt: null,
  closesAt: null,
  attempts: 1,
  counts: 'best',
  passMark: null,
};

export function setExam(staff: TestClient, lessonId: number, exam: ExamTerms | null, was: ExamTerms | null = null) {
  return staff.call('PUT /api/teach/quizzes/{lessonId}/exam', { params: { lessonId }, body: { was, exam } });
}

/** A quiz of so many questions with a limit. */
export async function makeExam(
  platform: TestPlatform,
  staff: TestClient,
  terms: Partial<ExamTerms> = {},
  questions: NewQuestion[] = [{}, {}, {}, {}],
) {
  const quiz = await makeQuiz(platform, questions);
  const exam = { ...EXAM, ...terms };
  const set = await setExam(staff, quiz.lessonId, exam);
  if (set.status !== 200) throw new Error(set.text);
  return { ...quiz, exam };
}

/** What a phone does in an exam: answers are signed and counted from the start, by the server's clock. */
export async function sit(platform: TestPlatform, device: TestClient, lessonId: number) {
  const begun = await device.call('POST /api/exams/{lessonId}/start', { params: { lessonId }, body: {} });
  if (begun.status !== 200) throw new Error(begun.text);
  const { exam, key, questions } = begun.body.data;
  const { number, startedAt } = exam.sitting as { number: number; startedAt: number };
  let order = 0;
  const placeOf = (position: number, isRight: boolean): number =>
    questions[position].answers?.findIndex(({ text }: { text: string }) => text.includes(RIGHT) === isRight) ?? 0;
  /** An answer of this very moment, unless told otherwise. */
  const given = (position: number, isRight = true, wanted: Partial<GivenAnswer> = {}) => {
    order += 1;
    const at = platform.clock.now().getTime() - startedAt;
    const answer: GivenAnswer = { position, choice: placeOf(position, isRight), at, order, ...wanted };
    const signature = createHmac('sha256', Buffer.from(key, 'base64url'))
      .update(signedWords(number, answer))
      .digest('base64url');
    return { position, choice: answer.choice, clientTime: answer.at, order: answer.order, signature };
  };
  type Given = ReturnType<typeof given>;
  return {
    begun,
    number,
    given,
    save: (...answers: Given[]): Promise<AnyAnswer> =>
      device.call('POST /api/quizresult/save-answers', { body: { lessonId, attempt: number, answers } }),
    handIn: (because: 'student' | 'time', ...answers: Given[]): Promise<AnyAnswer> =>
      device.call('POST /api/exams/{lessonId}/hand-in', { params: { lessonId }, body: { number, because, answers } }),
  };
}

export const doorOf = (device: TestClient, lessonId: number): Promise<AnyAnswer> =>
  device.call('GET /api/exams/{lessonId}', { params: { lessonId } });

export const deskOf = (staff: TestClient, lessonId: number): Promise<AnyAnswer> =>
  staff.call('GET /api/teach/exams/{lessonId}', { params: { lessonId } });
