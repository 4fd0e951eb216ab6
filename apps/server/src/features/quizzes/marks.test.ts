import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeQuiz, open, submit } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';

const platform = await sharedPlatform();

/** Eight questions worth nine marks: the first counts for two. */
const NINE_MARKS = Array.from({ length: 8 }, (_, at) => ({ weight: at === 0 ? 2 : 1 }));

async function handedIn(questions: { weight: number }[], right: number) {
  const quiz = await makeQuiz(platform, questions);
  const phones = { parentPhone: freshPhone(), phone: freshPhone() };
  const { student, device } = await enrolStudent(platform, quiz.courseId, phones);
  const { body } = await submit(device, quiz.lessonId, answersWith(await open(device, quiz.lessonId), right));
  return { ...quiz, ...phones, student, device, paper: body.data };
}

let numbers = 0;
function freshPhone(): string {
  numbers += 1;
  return `0115${String(numbers).padStart(7, '0')}`;
}

async function teacher() {
  const account = await platform.createAccount({ role: 'teacher' });
  const desk = platform.client();
  await desk.login(account);
  return desk;
}

describe('a paper whose questions weigh differently', () => {
  test('says its marks wherever its score is said, and the score is of marks [LEARN-03, LEARN-97, QUIZ-25, RULE-16]', async () => {
    const { courseId, lessonId, student, device, paper, parentPhone, phone } = await handedIn(NINE_MARKS, 2);
    const marks = { earned: 3, possible: 9 };
    expect(paper).toMatchObject({ score: 100 / 3, correctCount: 2, total: 8, marks });
    expect(paper.review.map(({ weight }: { weight: number }) => weight)).toEqual([2, 1, 1, 1, 1, 1, 1, 1]);
    const again = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
    expect(again.body.data).toMatchObject({ marks });
    const rows = await device.call('GET /api/Student/quiz-marks', { query: { courseId } });
    expect(rows.body.data).toEqual([{ lessonId, score: 100 / 3, marks, resultsAt: null }]);
    const own = await device.request(`/api/Student/GetStudentQuizzesProgress/${student.id}`);
    expect(own.body.results).toMatchObject([{ score: 100 / 3, marks }]);
    const parents = await platform.client().call('GET /api/Student/GetStudentQuizzesProgressByParent/{parentPhone}', {
      params: { parentPhone },
      query: { studentPhone: phone },
    });
    expect(parents.body.results).toMatchObject([{ score: 100 / 3, marks }]);
    const papers = await (await teacher()).call('GET /api/teach/results/{lessonId}/papers', {
      params: { lessonId },
      query: {},
    });
    expect(papers.body.data.papers).toMatchObject([{ correctCount: 2, total: 8, marks }]);
  });

  test.each([1, 3])('is counted in answers where every question weighs %d [LEARN-03, RULE-16]', async (weight) => {
    const { paper } = await handedIn([{ weight }, { weight }], 1);
    expect(paper).toMatchObject({ score: 50, correctCount: 1, total: 2, marks: null });
  });

  test('a paper of before the marks were kept gets them when the database is brought up to date [LEARN-03]', async () => {
    const uneven = await handedIn(NINE_MARKS, 2);
    const even = await handedIn([{ weight: 3 }, { weight: 3 }], 1);
    const { owner } = platform.database;
    const kept = async () =>
      (
        await owner`select possible_marks from quiz_results where student_id in (${uneven.student.id}, ${even.student.id})
        order by possible_marks`
      ).map((row) => row.possible_marks);
    const before = await kept();
    await owner`update quiz_results set possible_marks = null where student_id = ${uneven.student.id}`;
    expect(await kept()).toEqual([null, null]);
    const file = join(import.meta.dirname, '../../db/migrations/0014_result-marks.sql');
    const [, ...backfill] = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    // The column has had a better name since.
    for (const statement of backfill) await owner.unsafe(statement.replaceAll('quiz_version', 'content_version'));
    expect(await kept()).toEqual(before);
    expect(before).toEqual([9, null]);
  });
});
