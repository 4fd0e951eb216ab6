import { beforeEach, expect, test } from 'vitest';
import { enrolStudent } from '../../../testing/classroom.ts';
import { deskOf, doorOf, MINUTE, makeExam, sit } from '../../../testing/exam-room.ts';
import { editPaper, readQuiz, regradeQuiz, staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { handInDue } from './hand-in-due.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

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
  await regradeQuiz(teacher, lessonId);
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

const KEYED = ['She studies', 'She study'];
/** Two questions of which the second has a wrong key. */
const WRONG_KEY = [{ choices: KEYED }, { choices: KEYED, right: 1 }];
const mendKey = (lessonId: number) =>
  editPaper(teacher, lessonId, (paper) => paper.map((question) => ({ ...question, rightChoice: 0 })));

test('every attempt is regraded: the best is the best by the mended key, as the preview says, and stays it after another [EXAM-246]', async () => {
  const { courseId, lessonId } = await makeExam(platform, teacher, { attempts: 3 }, WRONG_KEY);
  const { device, student } = await enrolStudent(platform, courseId);
  // Wholly right but for the key, then what the wrong key takes.
  const first = await sit(platform, device, lessonId);
  await first.handIn('student', first.given(0), first.given(1));
  platform.clock.advance(MINUTE);
  const second = await sit(platform, device, lessonId);
  await second.handIn('student', second.given(0), second.given(1, false));
  const result = async () =>
    (
      await platform.database.owner`select score, content_version from quiz_results where student_id = ${student.id}`
    )[0];
  expect(await result()).toMatchObject({ score: 100, content_version: 1 });

  await mendKey(lessonId);
  // The better attempt is another one now, and worth as much: nothing moves, and nobody loses.
  const preview = await teacher.call('GET /api/teach/quizzes/{lessonId}/regrade-preview', {
    params: { lessonId },
    query: {},
  });
  expect(preview.body.data).toMatchObject({ papers: 1, up: 0, down: 0, same: 1 });
  expect(await regradeQuiz(teacher, lessonId)).toMatchObject({ result: { papers: 1, up: 0, down: 0, untouched: 0 } });
  expect(await result()).toMatchObject({ score: 100, content_version: 2 });
  expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([
    { number: 1, score: 100, counts: true },
    { number: 2, score: 50, counts: false },
  ]);

  platform.clock.advance(MINUTE);
  const third = await sit(platform, device, lessonId);
  await third.handIn('student', third.given(0));
  expect(await result()).toMatchObject({ score: 100, content_version: 2 });
  expect(await regradeQuiz(teacher, lessonId)).toMatchObject({ result: { papers: 0 } });
});

test('an attempt that was being sat while the key was mended is offered for a regrade, also where it does not count by the old key [EXAM-246]', async () => {
  const { courseId, lessonId } = await makeExam(platform, teacher, { attempts: 2 }, WRONG_KEY);
  const { device } = await enrolStudent(platform, courseId);
  const first = await sit(platform, device, lessonId);
  await first.handIn('student', first.given(0));
  platform.clock.advance(MINUTE);
  const second = await sit(platform, device, lessonId);
  await mendKey(lessonId);
  await regradeQuiz(teacher, lessonId);
  await second.handIn('student', second.given(0), second.given(1));
  const earlier = async () => (await readQuiz(teacher, lessonId)).body.data.submissions.earlier;
  expect(await earlier()).toBe(1);
  await regradeQuiz(teacher, lessonId);
  expect(await earlier()).toBe(0);
  expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([
    { number: 1, score: 50, counts: false },
    { number: 2, score: 100, counts: true },
  ]);
});

/** A paper by a wrong key that was mended and regraded while a late right answer waits. */
async function regradedWithLate() {
  const { courseId, lessonId } = await makeExam(platform, teacher, {}, WRONG_KEY);
  const { device, student } = await enrolStudent(platform, courseId);
  const { given, save, handIn } = await sit(platform, device, lessonId);
  await save(given(0));
  const unsent = given(1);
  platform.clock.advance(70 * MINUTE);
  await handInDue(platform.withTenant, platform.platform, platform.tenantId);
  await device.login(student);
  teacher = await staffOf(platform, 'teacher');
  await handIn('time', unsent);
  const { owner } = platform.database;
  const [before] = await owner`select grading from exam_sittings where student_id = ${student.id}`;
  await mendKey(lessonId);
  await regradeQuiz(teacher, lessonId);
  return {
    held: async () => (await deskOf(teacher, lessonId)).body.data.held[0],
    decide: (heldId: number, decision: 'accepted' | null) =>
      teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', {
        params: { lessonId, heldId },
        body: { decision },
      }),
    result: async () =>
      (await owner`select score, content_version from quiz_results where student_id = ${student.id}`)[0],
    /** As regrades of before left attempts. */
    forgetInAttempt: () =>
      owner`update exam_sittings set grading = ${JSON.stringify(before?.grading)}::text::jsonb
        where student_id = ${student.id}`,
  };
}

test.each([
  ['a regrade', false],
  ['a regrade that left the attempt as it was', true],
])('late answers are accepted after %s too, and graded by the mended key [EXAM-247, EXAM-267]', async (_, isOld) => {
  const { held, decide, result, forgetInAttempt } = await regradedWithLate();
  if (isOld) await forgetInAttempt();
  const { id, scoreWithout, scoreWith } = await held();
  expect([scoreWithout, scoreWith]).toEqual([50, 100]);
  expect((await decide(id, 'accepted')).status).toBe(200);
  expect(await result()).toMatchObject({ score: 100, content_version: 2 });
  expect((await decide(id, null)).status).toBe(200);
  expect(await result()).toMatchObject({ score: 50, content_version: 2 });
});
