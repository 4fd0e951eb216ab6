import type { saveQuiz } from '@hessa/contract/authoring/quizzes/save-quiz';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enrolStudent, makeQuiz, open, submit } from '../../../testing/classroom.ts';
import { EXAM, setExam, sit } from '../../../testing/exam-room.ts';
import { readQuiz, staffOf, writeQuiz } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

type Body = z.input<typeof saveQuiz.body>;

const question = (text: string, section: number | null, passage: number | null = null, weight = 1) => ({
  ...{ from: null, text, choices: ['studies', 'study'], rightChoice: 0, weight, explanation: '' },
  ...{ imageMediaId: null, pinned: true, section, passage },
});

const PAPER: Omit<Body, 'version'> = {
  sections: [
    { name: 'Grammar', instructions: 'Choose the correct answer.' },
    { name: 'Reading', instructions: '' },
  ],
  passages: [{ title: 'The bookshop', text: 'Every Friday…', imageMediaId: null, audioMediaId: null }],
  questions: [question('One', 0), question('Two', 1, 0, 2), question('Three', 1, 0)],
};

const write = (lessonId: number, paper: Partial<Body> = {}, version = 1) =>
  teacher.call('PUT /api/teach/quizzes/{lessonId}', { params: { lessonId }, body: { version, ...PAPER, ...paper } });

const writtenQuiz = () => writeQuiz(platform, teacher, PAPER);

const PLACES = [{ section: 0 }, { section: 1, passage: 0 }, { section: 1, passage: 0 }];

describe('sections and passages of a paper', () => {
  test('are read back as they were written, and writing them again is no new version [EXAM-20]', async () => {
    const { lessonId } = await writtenQuiz();
    const { data } = (await readQuiz(teacher, lessonId)).body;
    expect(data).toMatchObject({ version: 2, sections: PAPER.sections, passages: PAPER.passages });
    expect(data.questions).toMatchObject([
      { section: 0, passage: null },
      { section: 1, passage: 0 },
      { section: 1, passage: 0 },
    ]);
    expect((await write(lessonId, {}, 2)).body.data.version).toBe(2);
    const passages = [
      { ...PAPER.passages?.[0], title: 'The old shop', text: 'Every Friday…', imageMediaId: null, audioMediaId: null },
    ];
    expect((await write(lessonId, { passages }, 2)).body.data).toMatchObject({
      version: 3,
      passages: [{ title: 'The old shop' }],
    });
  });

  test('come to the student with the questions, and back with marks by section [EXAM-20, EXAM-21]', async () => {
    const { courseId, lessonId } = await writtenQuiz();
    const { device } = await enrolStudent(platform, courseId);
    const opened = await open(device, lessonId);
    expect(opened.body.quiz).toMatchObject({
      sections: PAPER.sections,
      passages: [{ title: 'The bookshop', text: 'Every Friday…', imageUrl: null, audioUrl: null }],
    });
    expect(opened.body.data).toMatchObject(PLACES);
    const handedIn = await submit(device, lessonId, [0, 0, 1]);
    expect(handedIn.body.data).toMatchObject({
      sections: [
        { name: 'Grammar', earned: 1, possible: 1 },
        { name: 'Reading', earned: 2, possible: 3 },
      ],
      passages: [{ title: 'The bookshop' }],
      review: PLACES,
    });
    // What was sat stays as it was, whatever the paper becomes.
    await write(lessonId, { sections: [], passages: [], questions: [question('One', null)] }, 2);
    const kept = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
    expect(kept.body.data).toMatchObject({ sections: [{ name: 'Grammar' }, { name: 'Reading' }], review: PLACES });
  });

  test('say nothing of a section while the key is kept back: one question in it would be told [EXAM-21]', async () => {
    const { courseId, lessonId } = await writtenQuiz();
    await teacher.call('PUT /api/teach/quizzes/{lessonId}/key-time', {
      params: { lessonId },
      body: { keyTime: 'never' },
    });
    const { device } = await enrolStudent(platform, courseId);
    await open(device, lessonId);
    const { data } = (await submit(device, lessonId, [0, 0, 1])).body;
    expect(data).toMatchObject({ score: 75, review: [], hiddenKey: { opensAt: null } });
    expect(data).not.toHaveProperty('sections');
    expect(data).not.toHaveProperty('passages');
  });

  test('come with the start of an exam, and not before [EXAM-20, EXAM-09]', async () => {
    const { courseId, lessonId } = await writtenQuiz();
    await setExam(teacher, lessonId, EXAM);
    const { device } = await enrolStudent(platform, courseId);
    expect((await open(device, lessonId)).text).not.toContain('Every Friday');
    const { begun } = await sit(platform, device, lessonId);
    expect(begun.body.data).toMatchObject({
      sections: PAPER.sections,
      passages: [{ text: 'Every Friday…' }],
      questions: PLACES,
    });
  });

  test('go along with a copy of the quiz, and into the trash and back [EXAM-20]', async () => {
    const { lessonId } = await writtenQuiz();
    const copied = await teacher.call('POST /api/teach/lessons/{lessonId}/duplicate', {
      params: { lessonId },
      body: { version: 2 },
    });
    expect(copied.status, copied.text).toBe(200);
    const copy = copied.body.data.id;
    const partsOf = async () => {
      const { sections, passages, questions } = (await readQuiz(teacher, copy)).body.data;
      return { sections, passages, questions };
    };
    const before = await partsOf();
    expect(before).toMatchObject({ sections: PAPER.sections, passages: PAPER.passages, questions: { length: 3 } });
    const gone = await teacher.call('POST /api/teach/lessons/{lessonId}/delete', {
      params: { lessonId: copy },
      body: { version: 3 },
    });
    expect(gone.status, gone.text).toBe(200);
    const owner = await staffOf(platform, 'owner');
    const [newest] = (await owner.call('GET /api/teach/deleted', {})).body.data;
    const back = await owner.call('POST /api/teach/deleted/{deletedId}/restore', { params: { deletedId: newest.id } });
    expect(back.status, back.text).toBe(200);
    expect(await partsOf()).toEqual(before);
  });

  test.each([
    ['a section without questions', { questions: [question('One', 0)], passages: [] }],
    [
      'a passage torn apart',
      { questions: [question('1', 0), question('2', 1, 0), question('3', 1), question('4', 1, 0)] },
    ],
    ['a place that is not there', { questions: [question('One', 9)] }],
  ])('are refused with %s [EXAM-20]', async (_, paper) => {
    const { lessonId } = await makeQuiz(platform, [{}]);
    const refused = await write(lessonId, paper);
    expect([refused.status, refused.body.code]).toEqual([400, 'quiz.parts_incomplete']);
  });

  test('take no file that is not ours, nor a picture for a recording [EXAM-20]', async () => {
    const { lessonId } = await makeQuiz(platform, [{}]);
    const passages = [{ title: '', text: '', imageMediaId: null, audioMediaId: 'a'.repeat(22) }];
    const refused = await write(lessonId, { passages });
    expect([refused.status, refused.body.code]).toEqual([400, 'quiz.passage_file_missing']);
  });
});
