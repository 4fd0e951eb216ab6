import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz, open, storedRows, submit } from '../../../testing/classroom.ts';
import { editPaper, staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { until } from '../../../testing/until.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

type Handed = Awaited<ReturnType<typeof handIn>>;

const CHOICES = ['since', 'for', 'ago'];

/** A student of the course who hands in these choices. */
async function handIn(quiz: { courseId: number; lessonId: number }, chosen: readonly string[]) {
  const { student, device } = await enrolStudent(platform, quiz.courseId);
  const opened = await open(device, quiz.lessonId);
  const answers = opened.body.data.map(({ answers }: { answers: { text: string }[] }, at: number) =>
    answers.findIndex(({ text }) => text === chosen[at]),
  );
  const submitted = await submit(device, quiz.lessonId, answers);
  expect(submitted.status, submitted.text).toBe(200);
  return { student, device };
}

async function preview(lessonId: number) {
  const answer = await teacher.call('GET /api/teach/quizzes/{lessonId}/regrade-preview', {
    params: { lessonId },
    query: {},
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

const start = (lessonId: number, version: number, key: string = randomUUID()) =>
  teacher.call('POST /api/teach/quizzes/{lessonId}/regrade', { params: { lessonId }, body: { key, version } });

async function ended(jobId: string) {
  const read = async () => (await teacher.call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).body.data;
  await until(async () => (await read()).endedAt !== null);
  return read();
}

async function regrade(lessonId: number, version: number) {
  const started = await start(lessonId, version);
  expect(started.status, started.text).toBe(200);
  return ended(started.body.data.id);
}

const paperOf = async ({ device }: Handed, lessonId: number) =>
  (await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } })).body.data;
/** The marked paper: its questions with their choices, in the order they are shown in. */
const shownTo = async (handed: Handed, lessonId: number) =>
  (await paperOf(handed, lessonId)).review.map(({ text, answers }: { text: string; answers: { text: string }[] }) => [
    text,
    answers.map((answer) => answer.text),
  ]);
const rowsOf = ({ student }: Handed) => storedRows(platform, student.id);

/** Three questions of which the second has a wrong key, as its teacher finds out when all have handed in. */
async function classWithWrongKey() {
  const quiz = await makeQuiz(platform, [
    { text: 'A', choices: CHOICES },
    { text: 'B', choices: CHOICES, right: 1 },
    { text: 'C', choices: CHOICES },
  ]);
  const best = await handIn(quiz, ['since', 'since', 'since']);
  const misled = await handIn(quiz, ['since', 'for', 'ago']);
  const lost = await handIn(quiz, ['ago', 'ago', 'ago']);
  const corrected = await editPaper(teacher, quiz.lessonId, (paper) =>
    paper.map((question, at) => (at === 1 ? { ...question, rightChoice: 0 } : question)),
  );
  expect(corrected.body.data).toMatchObject({ version: 2, submissions: { all: 3, earlier: 3 } });
  return { ...quiz, best, misled, lost };
}

describe('regrading a quiz', () => {
  test('the preview tells who changes by how much and writes nothing; the regrade does exactly that', async () => {
    const { lessonId, best, misled, lost } = await classWithWrongKey();
    const before = await Promise.all([best, misled, lost].map(rowsOf));
    const seen = await preview(lessonId);
    expect(seen).toMatchObject({ version: 2, papers: 3, up: 1, down: 1, same: 1, untouched: 0, changedCount: 2 });
    expect(seen.before).toEqual({ excellent: 0, good: 2, 'keep-practising': 1 });
    expect(seen.after).toEqual({ excellent: 1, good: 0, 'keep-practising': 2 });
    expect(await Promise.all([best, misled, lost].map(rowsOf))).toEqual(before);

    const job = await regrade(lessonId, 2);
    expect(job).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      result: { papers: 3, up: 1, down: 1, untouched: 0 },
    });
    for (const handed of [best, misled]) {
      const line = seen.students.find(({ studentId }: { studentId: string }) => studentId === handed.student.id);
      const paper = await paperOf(handed, lessonId);
      expect(paper).toMatchObject(line.after);
      expect(paper.notes).toBe(`Correct answers: ${line.after.correctCount}/3`);
      const { results, sums } = await rowsOf(handed);
      expect(results).toMatchObject([{ content_version: 2, score: line.after.score }]);
      // The honour board and the term's average read this sum.
      expect(sums).toMatchObject([{ score_sum: line.after.score, quiz_count: 1 }]);
      const progress = await handed.device.request(`/api/Student/GetStudentQuizzesProgress/${handed.student.id}`);
      expect(JSON.stringify(progress.body)).toContain(String(Math.trunc(line.after.score)));
    }
    expect((await paperOf(best, lessonId)).score).toBe(100);
    expect((await rowsOf(lost)).results).toMatchObject([{ content_version: 2, score: 0 }]);
    expect(await preview(lessonId)).toMatchObject({ papers: 0, changedCount: 0, untouched: 0 });
  });

  test('the trail keeps the regrade with its counts, and each student’s score before and after', async () => {
    const { lessonId, best } = await classWithWrongKey();
    await regrade(lessonId, 2);
    const events = await platform.database.owner`
      select kind, subject_id, actor_id, details from audit_events
      where kind like 'quiz.%regraded' and (details ->> 'quiz')::int = ${lessonId} order by id`;
    expect(events.map(({ kind }) => kind)).toEqual([...Array(2).fill('quiz.result_regraded'), 'quiz.regraded']);
    const own = events.find(({ subject_id }) => subject_id === best.student.id);
    expect(own?.details).toMatchObject({
      before: { correctCount: 2, total: 3 },
      after: { score: 100, correctCount: 3 },
    });
    expect(events.at(-1)?.details).toMatchObject({ version: 2, papers: 3, up: 1, down: 1 });
    expect(new Set(events.map(({ actor_id }) => actor_id)).size).toBe(1);
  });

  test('done again, or twice at once, it changes nothing more; the same press is the same job', async () => {
    const { lessonId, best, misled } = await classWithWrongKey();
    const key = randomUUID();
    const [one, other, again] = await Promise.all([
      start(lessonId, 2, key),
      start(lessonId, 2),
      start(lessonId, 2, key),
    ]);
    expect([one?.body.data.id, again?.body.data.id]).toEqual([key, key]);
    const jobs = [await ended(key), await ended(other?.body.data.id)];
    expect(jobs.map(({ result }) => result.papers).sort()).toEqual([0, 3]);
    const after = await Promise.all([best, misled].map(rowsOf));
    expect((await regrade(lessonId, 2)).result).toMatchObject({ papers: 0, up: 0, down: 0 });
    expect(await Promise.all([best, misled].map(rowsOf))).toEqual(after);
  });

  test('questions taken out or added later cost nobody anything, and do not show on earlier papers', async () => {
    const texts = ['A', 'B', 'C'];
    const quiz = await makeQuiz(
      platform,
      texts.map((text) => ({ text, choices: CHOICES })),
    );
    const handed = await handIn(quiz, ['since', 'for', 'for']);
    await editPaper(teacher, quiz.lessonId, ([a, , c]) => [{ text: 'New', choices: ['x', 'y'] }, c ?? {}, a ?? {}]);
    await regrade(quiz.lessonId, 2);
    const paper = await paperOf(handed, quiz.lessonId);
    expect(paper).toMatchObject({ score: 50, correctCount: 1, total: 2 });
    expect(paper.review.map(({ text }: { text: string }) => text)).toEqual(['A', 'C']);
    const chosen = paper.review.map(
      ({ chosen, answers }: { chosen: number; answers: { isCorrect: boolean }[] }) => answers[chosen]?.isCorrect,
    );
    expect(chosen).toEqual([true, false]);
    expect((await rowsOf(handed)).results).toMatchObject([{ answers: [-1, 1, 0] }]);
    const report = await teacher.call('GET /api/teach/results/{lessonId}', {
      params: { lessonId: quiz.lessonId },
      query: {},
    });
    const taken = report.body.data.questions.map(({ choices }: { choices: { papers: number }[] }) =>
      choices.map(({ papers }) => papers),
    );
    expect(taken).toEqual([
      [0, 0],
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  test('a paper that has nothing in common with the quiz of today stays as it is', async () => {
    const quiz = await makeQuiz(platform, [{ choices: CHOICES }]);
    const handed = await handIn(quiz, ['since']);
    const before = await rowsOf(handed);
    await editPaper(teacher, quiz.lessonId, () => [{ text: 'Another quiz', choices: ['x', 'y'] }]);
    expect(await preview(quiz.lessonId)).toMatchObject({ papers: 0, untouched: 1 });
    expect((await regrade(quiz.lessonId, 2)).result).toMatchObject({ papers: 0, untouched: 1 });
    expect(await rowsOf(handed)).toEqual(before);
  });

  test('is refused when the key changed after the preview', async () => {
    const { lessonId, best } = await classWithWrongKey();
    const before = await rowsOf(best);
    await editPaper(teacher, lessonId, (paper) => paper.map((question) => ({ ...question, weight: 2 })));
    const refused = await start(lessonId, 2);
    expect([refused.status, refused.body.code]).toEqual([409, 'quiz.changed_since_preview']);
    expect(await rowsOf(best)).toEqual(before);
  });

  test('cancelled in the middle it changes nobody’s score', async () => {
    const { lessonId, best } = await classWithWrongKey();
    const before = await rowsOf(best);
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = platform.database.connectAsOwner().begin(async (owner) => {
      await owner`lock table quiz_results in share mode`;
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const { id } = (await start(lessonId, 2)).body.data;
    const read = () => teacher.call('GET /api/teach/jobs/{jobId}', { params: { jobId: id } });
    await until(async () => (await read()).body.data.total === 3);
    await teacher.call('POST /api/teach/jobs/{jobId}/cancel', { params: { jobId: id } });
    release.resolve();
    await holding;
    expect((await ended(id)).state).toBe('cancelled');
    expect(await rowsOf(best)).toEqual(before);
    const events = await platform.database.owner`
      select 1 from audit_events where kind like 'quiz.%regraded' and (details ->> 'quiz')::int = ${lessonId}`;
    expect(events).toHaveLength(0);
  });

  test('leaves the paper as its student met it: questions where they stood, choices in the order of that student [EXAM-166]', async () => {
    const quiz = await makeQuiz(platform, [
      { text: 'A', choices: CHOICES },
      { text: 'B', choices: CHOICES, right: 1 },
      { text: 'C', choices: CHOICES },
    ]);
    const handed = await Promise.all([1, 2, 3, 4].map(() => handIn(quiz, ['since', 'since', 'ago'])));
    const met = await Promise.all(handed.map((each) => shownTo(each, quiz.lessonId)));
    expect(new Set(met.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
    await editPaper(teacher, quiz.lessonId, ([a, b, c]) => [
      ...[c, { ...b, choices: ['ago', 'for', 'since'], rightChoice: 2 }, a].flatMap((each) => each ?? []),
    ]);
    expect((await regrade(quiz.lessonId, 2)).state).toBe('done');
    expect(await Promise.all(handed.map((each) => shownTo(each, quiz.lessonId)))).toEqual(met);
  });
});
