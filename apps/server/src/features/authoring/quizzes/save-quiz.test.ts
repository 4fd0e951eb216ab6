import { describe, expect, test } from 'vitest';
import { enrolStudent, makeCourse, makeQuiz, open, RIGHT } from '../../../testing/classroom.ts';
import { editPaper, paperOf, readQuiz, savePaper, staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

const lessonRow = async (lessonId: number) => {
  const [row] = await platform.database.owner`
    select l.content_version, l.question_count, c.version as course_version, u.quiz_count,
      (select count(distinct content_version)::int from questions q where q.lesson_id = l.id) as versions
    from lessons l join courses c on c.id = l.course_id join units u on u.id = l.unit_id where l.id = ${lessonId}`;
  return row;
};

describe('writing a quiz', () => {
  test('what is saved is what is read, and students get it in the same moment', async () => {
    const { courseId, lessonId } = await makeQuiz(platform);
    const { device } = await enrolStudent(platform, courseId);
    expect((await open(device, lessonId)).body.data).toHaveLength(2);
    const saved = await editPaper(teacher, lessonId, (paper) => [
      { text: ' I haven’t seen him ______ last Friday. ', choices: ['since ', 'for', 'from'], weight: 3, pinned: true },
      ...paper.slice(1),
    ]);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.data).toMatchObject({ version: 2, submissions: { all: 0, earlier: 0 } });
    const [first] = saved.body.data.questions;
    expect(first).toMatchObject({
      text: 'I haven’t seen him ______ last Friday.',
      weight: 3,
      choices: ['since', 'for', 'from'],
    });
    expect((await readQuiz(teacher, lessonId)).body.data).toEqual(saved.body.data);
    expect((await open(device, lessonId)).body.data).toMatchObject([
      {
        text: 'I haven’t seen him ______ last Friday.',
        weight: 3,
        answers: [{ text: 'since' }, { text: 'for' }, { text: 'from' }],
      },
      {},
    ]);
    expect(await lessonRow(lessonId)).toMatchObject({ content_version: 2, question_count: 2, course_version: 2 });
    const [event] = await platform.database.owner`
      select details from audit_events where kind = 'quiz.saved' and (details ->> 'quiz')::int = ${lessonId}`;
    expect(event?.details).toEqual({
      quiz: lessonId,
      before: { version: 1, questions: 2 },
      after: { version: 2, questions: 2 },
      changes: [{ what: 'removed', number: 1, text: 'She ____ English every day. (1)', before: 'studies', after: '' }],
    });
  });

  test('the same paper again makes no new version, whatever version it was based on', async () => {
    const { lessonId } = await makeQuiz(platform);
    const read = await readQuiz(teacher, lessonId);
    expect((await savePaper(teacher, lessonId, 1, paperOf(read))).body.data.version).toBe(1);
    const changed = [{ text: 'New' }];
    const [one, two] = await Promise.all([
      savePaper(teacher, lessonId, 1, changed),
      savePaper(teacher, lessonId, 1, changed),
    ]);
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(await lessonRow(lessonId)).toMatchObject({ content_version: 2, versions: 2 });
  });

  test('of two teachers who change the same version, the second is told and nothing is laid over', async () => {
    const { lessonId } = await makeQuiz(platform);
    const other = await staffOf(platform, 'owner');
    const answers = await Promise.all([
      savePaper(teacher, lessonId, 1, [{ text: 'Mine' }]),
      savePaper(other, lessonId, 1, [{ text: 'Hers' }]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('teach.changed_meanwhile');
    expect(await lessonRow(lessonId)).toMatchObject({ content_version: 2, question_count: 1 });
  });

  test('the first question of an empty quiz makes it count in its unit, and the last one taken out uncounts it', async () => {
    const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Quiz', questions: [] }] }] });
    const lessonId = course.units[0]?.lessonIds[0] ?? 0;
    expect(await lessonRow(lessonId)).toMatchObject({ quiz_count: 0 });
    await savePaper(teacher, lessonId, 1, [{}]);
    expect(await lessonRow(lessonId)).toMatchObject({ quiz_count: 1, question_count: 1 });
    await savePaper(teacher, lessonId, 2, []);
    expect(await lessonRow(lessonId)).toMatchObject({ quiz_count: 0, question_count: 0 });
  });

  test.each([
    ['no right choice', { rightChoice: 4 }, 'quiz.question_incomplete'],
    ['the same choice twice', { choices: ['for', 'for '] }, 'quiz.question_incomplete'],
    ['no words', { text: ' ' }, 'quiz.question_incomplete'],
    ['a picture that is not there', { imageMediaId: 'nobody-has-this-file' }, 'quiz.image_missing'],
    ['a weight of nothing', { weight: 0 }, 'request.invalid'],
  ])('a question with %s is refused, and nothing of the paper is saved', async (_, change, code) => {
    const { lessonId } = await makeQuiz(platform);
    const refused = await savePaper(teacher, lessonId, 1, [{}, change]);
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe(code);
    if (code !== 'request.invalid') expect(refused.body.messageAr).toMatch(/رقم 2/);
    expect(await lessonRow(lessonId)).toMatchObject({ content_version: 1, versions: 1 });
  });

  test('a paper far longer than other calls may be is taken', async () => {
    const { lessonId } = await makeQuiz(platform);
    const saved = await savePaper(
      teacher,
      lessonId,
      1,
      Array.from({ length: 200 }, () => ({ text: 'سؤال '.repeat(100) })),
    );
    expect(saved.status, saved.text.slice(0, 200)).toBe(200);
  });

  test('the key is for teachers alone: neither students nor assistants read or write it [T-QUIZ-1]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform);
    const { device } = await enrolStudent(platform, courseId);
    for (const who of [device, await staffOf(platform, 'assistant')]) {
      const read = await readQuiz(who, lessonId);
      expect(read.status).toBe(403);
      expect(read.text).not.toContain(RIGHT);
      expect((await savePaper(who, lessonId, 1, [{}])).status).toBe(403);
    }
    const video = await makeCourse(platform, { units: [{ lessons: [{ type: 'Video' }] }] });
    expect((await readQuiz(teacher, video.units[0]?.lessonIds[0] ?? 0)).body.code).toBe('quiz.not_found');
  });
});
