import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { useCheapPasswords } from '../../../testing/cheap-passwords.ts';
import { enrolStudent } from '../../../testing/classroom.ts';
import { deskOf, doorOf, MINUTE, makeExam, sit } from '../../../testing/exam-room.ts';
import { editPaper, staffOf } from '../../../testing/quiz-desk.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { until } from '../../../testing/until.ts';
import { handInDue } from './hand-in-due.ts';

let platform: TestPlatform;
let teacher: TestClient;
beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
});
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});
afterAll(() => platform.stop());

async function regrade(lessonId: number): Promise<void> {
  const params = { lessonId };
  const { version } = (await teacher.call('GET /api/teach/quizzes/{lessonId}', { params })).body.data;
  const body = { key: randomUUID(), version };
  const { id: jobId } = (await teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', { params, body })).body.data;
  await until(
    async () => (await teacher.call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).body.data.state === 'done',
  );
}

test('after a key was mended the attempt that counts is worth on the door what the result says [EXAM-172]', async () => {
  const choices = ['She studies', 'She study'];
  const questions = [{ choices }, { choices, right: 1 }];
  const { courseId, lessonId } = await makeExam(platform, teacher, { attempts: 2, passMark: 60 }, questions);
  const { device } = await enrolStudent(platform, courseId);
  const first = await sit(platform, device, lessonId);
  await first.handIn('student', first.given(0), first.given(1));
  platform.clock.advance(MINUTE);
  const second = await sit(platform, device, lessonId);
  await second.handIn('student');
  const papers = async () => (await doorOf(device, lessonId)).body.data.papers;
  expect(await papers()).toMatchObject([
    { score: 50, correctCount: 1, counts: true, passed: false },
    { score: 0, counts: false },
  ]);
  await editPaper(teacher, lessonId, (paper) => paper.map((question) => ({ ...question, rightChoice: 0 })));
  await regrade(lessonId);
  const result = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
  expect(result.body.data).toMatchObject({ score: 100, correctCount: 2 });
  expect(await papers()).toMatchObject([
    { score: 100, correctCount: 2, counts: true, passed: true },
    { score: 0, counts: false },
  ]);
});

test('late answers that the teacher refused are told to their student, until that is taken back [EXAM-173]', async () => {
  const { courseId, lessonId } = await makeExam(platform, teacher);
  const { device, student } = await enrolStudent(platform, courseId);
  const { given, save, handIn } = await sit(platform, device, lessonId);
  await save(given(0));
  const unsent = [given(1), given(2)];
  platform.clock.advance(70 * MINUTE);
  await handInDue(platform.withTenant, platform.platform, platform.tenantId);
  await device.login(student);
  teacher = await staffOf(platform, 'teacher');
  await handIn('time', ...unsent);
  const papers = async () => (await doorOf(device, lessonId)).body.data.papers;
  expect(await papers()).toMatchObject([{ held: 2, refused: 0 }]);
  const [{ id: heldId }] = (await deskOf(teacher, lessonId)).body.data.held;
  const decide = (decision: 'accepted' | 'refused' | null) =>
    teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', { params: { lessonId, heldId }, body: { decision } });
  await decide('refused');
  expect(await papers()).toMatchObject([{ held: 0, refused: 2, score: 25 }]);
  await decide(null);
  expect(await papers()).toMatchObject([{ held: 2, refused: 0 }]);
  await decide('accepted');
  expect(await papers()).toMatchObject([{ held: 0, refused: 0, score: 75 }]);
});
