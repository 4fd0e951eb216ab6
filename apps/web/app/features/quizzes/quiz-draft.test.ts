import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { parseDraft, readDraft, removeDraft, watchDrafts, writeDraft } from './quiz-draft.ts';
import { readPaper } from './quiz-paper.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});

const DRAFT = { basedOn: 2, index: 1, choices: { 0: { choice: 3, at: 5, question: 'q', answer: 'a' } } };

test('a draft is kept under its owner’s name, and nobody else reads it [OP-QUIZ-10, OP-API-7]', () => {
  writeDraft('u1', 7, DRAFT);
  expect(readDraft('u1', 7)).toEqual(DRAFT);
  expect([readDraft('u2', 7), readDraft('u1', 8)]).toEqual([null, null]);
  removeDraft('u1', 7);
  expect(browser.stored.size).toBe(0);
});

test('a draft outlives a storage that fails, until the page is closed [OP-STOR-3]', () => {
  browser.breakStorage();
  writeDraft('u1', 7, DRAFT);
  expect(readDraft('u1', 7)).toEqual(DRAFT);
  removeDraft('u1', 7);
});

test('another tab’s changes are heard of', () => {
  let heard = 0;
  const stop = watchDrafts(() => heard++);
  browser.otherTab('quiz_draft:u1:7');
  writeDraft('u1', 7, DRAFT);
  stop();
  writeDraft('u1', 7, DRAFT);
  expect(heard).toBe(2);
});

test.each([null, '', '{', '[]', '"x"', '{"basedOn":1}', '{"choices":{}}'])(
  'damaged, %s counts as nothing kept',
  (text) => {
    expect(parseDraft(text)).toBeNull();
  },
);

test('only a list of questions is a paper; a video has a page of its own [QUIZ-29, OP-VID-12]', () => {
  type Content = Parameters<typeof readPaper>[0];
  const reply = (data: unknown, more = {}) => ({ success: true, message: '', data, ...more }) as Content;
  const question = { text: 'Q', imageUrl: null, weight: 1, answers: [] };
  expect(
    readPaper(reply([question], { quiz: { lessonName: 'L', basedOn: 3, holdsCourse: false, saved: [] } })),
  ).toEqual({
    lessonName: 'L',
    basedOn: 3,
    sections: [],
    passages: [],
    holdsCourse: false,
    questions: [question],
    saved: [null],
    isExam: false,
  });
  expect(readPaper(reply({ type: 'Video' }))).toBe('Video');
  for (const data of [{}, null, 'text']) expect(readPaper(reply(data))).toBeNull();
  expect(readPaper({ ...reply([]), success: false } as unknown as Content)).toBeNull();
});
