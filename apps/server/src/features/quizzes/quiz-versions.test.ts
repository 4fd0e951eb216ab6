import { describe, expect, test } from 'vitest';
import {
  answersWith,
  editQuiz,
  enrolStudent,
  makeQuiz,
  open,
  RIGHT,
  storedRows,
  submit,
} from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';

const platform = await sharedPlatform();

/** The key turned round, the texts changed, a question dropped. */
const EDITED = [{ text: 'Edited', choices: ['study', RIGHT, 'to study'], right: 0 }];

describe('a quiz that the teacher edits', () => {
  test('after submission: result, answers, key and review stay those of the version answered [T-QUIZ-7]', async () => {
    const quiz = await makeQuiz(platform, [{ explanation: 'old' }, { explanation: 'old' }]);
    const { student, device } = await enrolStudent(platform, quiz.courseId);
    const answers = answersWith(await open(device, quiz.lessonId), 1);
    const first = await submit(device, quiz.lessonId, answers);
    const stored = await storedRows(platform, student.id);
    await editQuiz(platform, quiz, EDITED);

    const result = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId: quiz.lessonId } });
    expect(result.body.data).toEqual(first.body.data);
    expect((await submit(device, quiz.lessonId, answers)).text).toBe(first.text);
    expect((await submit(device, quiz.lessonId, [0])).status).toBe(409);
    expect(await storedRows(platform, student.id)).toEqual(stored);
    expect(stored.results).toMatchObject([{ content_version: 1 }]);
  });

  test('between opening and submitting: refused with 409 “changed”, then graded by the new paper [T-QUIZ-7]', async () => {
    const quiz = await makeQuiz(platform);
    const { student, device } = await enrolStudent(platform, quiz.courseId);
    const opened = await open(device, quiz.lessonId);
    await device.call('POST /api/quizresult/save-answers', {
      body: { lessonId: quiz.lessonId, answers: [{ position: 0, choice: 2, clientTime: 1000 }] },
    });
    await editQuiz(platform, quiz, EDITED);

    const stale = answersWith(opened, 2);
    for (const more of [{ basedOn: opened.body.quiz.basedOn }, {}]) {
      expect(await submit(device, quiz.lessonId, stale, more)).toMatchObject({
        status: 409,
        body: { code: 'quiz.changed' },
      });
    }
    expect((await storedRows(platform, student.id)).results).toEqual([]);

    const again = await open(device, quiz.lessonId);
    expect(again.body.quiz).toMatchObject({ basedOn: 2, saved: [null] });
    expect(again.body.data).toMatchObject([{ text: 'Edited' }]);
    // A page that was left open on another device still answers the old paper, and says so.
    expect((await submit(device, quiz.lessonId, [0], { basedOn: 1 })).status).toBe(409);
    const right = again.body.data[0].answers.findIndex(({ text }: { text: string }) => text === 'study');
    const submitted = await submit(device, quiz.lessonId, [right], { basedOn: 2 });
    expect(submitted.body.data, submitted.text).toMatchObject({ score: 100, correctCount: 1, total: 1 });
    expect((await storedRows(platform, student.id)).results).toMatchObject([{ content_version: 2 }]);
  });
});
