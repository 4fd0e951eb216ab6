import { learningErrors } from '@hessa/contract/errors/learning-errors';
import { describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeQuiz, open, signIn, storedRows, submit } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';

const AT_ONCE = 50;

const platform = await sharedPlatform();
const quiz = await makeQuiz(platform, [{}, {}, {}]);

async function opener() {
  const { student, device } = await enrolStudent(platform, quiz.courseId);
  return { student, device, opened: await open(device, quiz.lessonId) };
}

const resultOf = (device: TestClient) =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId: quiz.lessonId } });

describe('a submitted quiz', () => {
  test('is graded by the server: correct / total x 100, whatever score and notes the client claims [API-37, QUIZ-25, QUIZ-35, ENT-30, RULE-16, T-QUIZ-2]', async () => {
    const { student, device, opened } = await opener();
    const claimed = { score: 100, notes: 'Correct answers: 3/3', basedOn: opened.body.quiz.basedOn };
    const submitted = await submit(device, quiz.lessonId, answersWith(opened, 1), claimed);
    expect(submitted.status, submitted.text).toBe(200);
    expect(submitted.body).toMatchObject({ success: true, message: 'Quiz submitted' });
    expect(submitted.body.data).toMatchObject({
      lessonId: quiz.lessonId,
      score: 100 / 3,
      correctCount: 1,
      total: 3,
      notes: 'Correct answers: 1/3',
      submittedAt: platform.clock.now().toISOString(),
    });
    const { results, finished, sums } = await storedRows(platform, student.id);
    expect(results).toMatchObject([{ score: 100 / 3, correct_count: 1, total: 3, notes: 'Correct answers: 1/3' }]);
    expect(finished).toMatchObject([{ lesson_id: String(quiz.lessonId), completed_at: platform.clock.now() }]);
    expect(sums).toMatchObject([{ score_sum: 100 / 3, quiz_count: 1 }]);
  });

  test('counts each question by its weight [QUIZ-25]', async () => {
    const weighted = await makeQuiz(platform, [{ weight: 3 }, { weight: 1 }]);
    const { device } = await enrolStudent(platform, weighted.courseId);
    const opened = await open(device, weighted.lessonId);
    const { body } = await submit(device, weighted.lessonId, answersWith(opened, 1));
    expect(body.data).toMatchObject({ score: 75, correctCount: 1, total: 2, notes: 'Correct answers: 1/2' });
  });

  test('shows as submitted in the tree, and its content does not open again [QUIZ-37, OP-QUIZ-4, ERR-61, T-QUIZ-6]', async () => {
    const { device, opened } = await opener();
    await submit(device, quiz.lessonId, answersWith(opened, 3));
    const again = await open(device, quiz.lessonId);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ success: false, code: 'quiz.already_submitted' });
    const tree = await device.call('GET /api/Course/tree-course-with-progress', {
      query: { courseid: quiz.courseId },
    });
    expect(tree.body.data.units[0].lessons[0]).toMatchObject({ isQuizSubmitted: true });
  });

  test('gives its result to its own student, on every device, and to nobody else [T-QUIZ-6]', async () => {
    const { student, device, opened } = await opener();
    const submitted = await submit(device, quiz.lessonId, answersWith(opened, 2));
    const elsewhere = await resultOf(await signIn(platform, student));
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.body.data).toEqual(submitted.body.data);
    const other = await opener();
    expect(await resultOf(other.device)).toMatchObject({ status: 404, body: { code: 'quiz.no_result' } });
  });
});

describe('answers that cannot be graded', () => {
  test.each([
    ['none', undefined],
    ['an empty list', []],
    ['too few', [0, 0]],
    ['too many', [0, 0, 0, 0]],
    ['a choice the question does not have', [0, 0, 4]],
    ['a negative choice', [0, 0, -1]],
    ['a half choice', [0, 0, 0.5]],
    ['a choice as text', [0, 0, '1']],
    ['null for a question', [0, null, 0]],
  ])('%s: refused with 400, and nothing is stored [T-QUIZ-2, T-QUIZ-4]', async (_what, answers) => {
    const { student, device } = await opener();
    const refused = await submit(device, quiz.lessonId, answers as number[], { score: 100 });
    expect(refused.status, refused.text).toBe(400);
    expect(await storedRows(platform, student.id)).toEqual({ results: [], finished: [], sums: [] });
  });
});

describe('submitting at once and again', () => {
  test('fifty identical submissions at once are one result and fifty equal answers [OP-QUIZ-7, T-QUIZ-3]', async () => {
    const { student, device, opened } = await opener();
    const answers = answersWith(opened, 2);
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => submit(device, quiz.lessonId, answers)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    const { results, finished, sums } = await storedRows(platform, student.id);
    expect([results.length, finished.length]).toEqual([1, 1]);
    expect(sums).toMatchObject([{ quiz_count: 1 }]);
  });

  test('fifty different submissions at once are one success and 49 refusals [QUIZ-37, T-QUIZ-3]', async () => {
    const { student, device } = await opener();
    const different = Array.from({ length: AT_ONCE }, (_, index) => [index % 4, (index >> 2) % 4, index >> 4]);
    const all = await Promise.all(different.map((answers) => submit(device, quiz.lessonId, answers)));
    const won = all.filter(({ status }) => status === 200);
    const refused = all.filter(({ status }) => status === 409);
    expect([won.length, refused.length]).toEqual([1, AT_ONCE - 1]);
    const { results, sums } = await storedRows(platform, student.id);
    expect(results).toMatchObject([{ score: won[0]?.body.data.score }]);
    expect(sums).toMatchObject([{ quiz_count: 1 }]);
  });

  test('the same answers after a lost reply get the stored result, not an error [OP-QUIZ-7, T-R14]', async () => {
    const { student, device, opened } = await opener();
    const answers = answersWith(opened, 1);
    const first = await submit(device, quiz.lessonId, answers);
    platform.clock.advance(60_000);
    const again = await submit(device, quiz.lessonId, answers, { score: 0 });
    expect(again.text).toBe(first.text);
    expect((await storedRows(platform, student.id)).sums).toMatchObject([{ quiz_count: 1 }]);
  });

  test('the same answers are refused where another version of the quiz was stored at that moment [OP-QUIZ-7, T-QUIZ-7]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform, [{ pinned: true }, { pinned: true }]);
    const { student, device } = await enrolStudent(platform, courseId);
    await open(device, lessonId);
    const { owner, connectAsOwner } = platform.database;
    let sent: Promise<AnyAnswer> | undefined;
    await connectAsOwner().begin(async (tx) => {
      await tx`
        insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
          correct_count, total, notes, submitted_at)
        values (${platform.tenantId}, ${student.id}, ${courseId}, ${lessonId}, 2, '[0,0]', 100, 2, 2, '', now())`;
      sent = submit(device, lessonId, [0, 0]);
      await until(async () => {
        const [waiting] = await owner`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return waiting !== undefined;
      });
    });
    expect(await sent).toMatchObject({ status: 409, body: { code: 'quiz.already_submitted' } });
    expect((await storedRows(platform, student.id)).results).toMatchObject([{ content_version: 2 }]);
  });

  test('where the database kept nothing and knows of nothing, one is asked to come again, and then it is kept [MACH-80]', async () => {
    const { student, device, opened } = await opener();
    const { owner } = platform.database;
    await owner.unsafe(`
      create function keep_nothing() returns trigger language plpgsql as 'begin return null; end';
      create trigger keep_nothing before insert on quiz_results for each row execute function keep_nothing()`);
    const unkept = await submit(device, quiz.lessonId, answersWith(opened, 2));
    expect(unkept).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
    expect(unkept.headers['retry-after']).toBe('2');
    await owner.unsafe('drop trigger keep_nothing on quiz_results; drop function keep_nothing()');
    expect(await submit(device, quiz.lessonId, answersWith(opened, 2))).toMatchObject({ status: 200 });
    expect((await storedRows(platform, student.id)).results).toHaveLength(1);
  });

  test('different answers, or none, after the first are refused with 409 in the catalogue’s words [QUIZ-37, OP-QUIZ-4, ERR-61, T-QUIZ-3]', async () => {
    const { student, device, opened } = await opener();
    await submit(device, quiz.lessonId, answersWith(opened, 0));
    const { results } = await storedRows(platform, student.id);
    for (const answers of [answersWith(opened, 3), [], [0]]) {
      expect(await submit(device, quiz.lessonId, answers)).toMatchObject({
        status: 409,
        body: {
          success: false,
          code: 'quiz.already_submitted',
          message: learningErrors['quiz.already_submitted'].ar,
        },
      });
    }
    expect((await storedRows(platform, student.id)).results).toEqual(results);
  });
});
