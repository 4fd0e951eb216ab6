import { describe, expect, test } from 'vitest';
import { countWords } from '../../text/count-words.ts';
import { questionRows } from '../export/question-rows.ts';
import { writeGift } from '../export/write-gift.ts';
import { readKindCell } from '../import/kind-cells.ts';
import { readGift } from '../import/read-gift.ts';
import { readMoodleXmlText } from '../import/read-moodle-xml.ts';
import { matchPapers } from '../match-papers.ts';
import { questionProblems } from '../question-problems.ts';
import { regradePaper } from '../regrade-paper.ts';
import { scoreQuiz } from '../score-quiz.ts';
import { toldScore, worthOf } from '../told-score.ts';
import { waitingMarks } from '../waiting-marks.ts';
import { READY_RUBRICS } from './ready-rubrics.ts';
import { criteriaOf, fitsCriteria, type MarkedText, type Written, written } from './written.ts';

const PART: Written = {
  kind: 'written',
  form: 'email',
  words: { from: 60, to: 90 },
  rubric: [
    { name: 'الفكرة', marks: 2 },
    { name: 'القواعد', marks: 4 },
  ],
  model: 'Dear Sam,',
};
const FRAME = { text: 'Write to Sam.', weight: 6, explanation: '', imageMediaId: null };
const marked = (given: number[]): MarkedText => ({ text: 'Hi Sam', given, of: 6, comments: [], at: '2026-01-01' });
const CHOICE = { kind: 'single-choice', choices: ['a', 'b'], rightChoice: 0, weight: 2 } as const;

describe('a written answer', () => {
  test('is worth nothing yet until a person has marked it, and then a share of its weight [EXAM-60]', () => {
    expect(written.grade(PART, 'Hi Sam')).toBeNull();
    expect(written.grade(PART, marked([2, 1]))).toBe(0.5);
    const paper = [CHOICE, { ...PART, weight: 6 }];
    expect(scoreQuiz(paper, [0, 'Hi Sam'])).toMatchObject({ percent: null, ceiling: 100, waiting: 1, correctCount: 1 });
    expect(scoreQuiz(paper, [1, 'Hi Sam'])).toMatchObject({ percent: null, ceiling: 75, waiting: 1 });
    expect(scoreQuiz(paper, [0, marked([2, 1])])).toMatchObject({ percent: 62.5, ceiling: 62.5, waiting: 0 });
    // Left empty it is nothing that anybody has to read.
    expect(scoreQuiz(paper, [0, null])).toMatchObject({ percent: 25, waiting: 0 });
    expect(waitingMarks(paper, [0, 'Hi Sam'])).toEqual({ earned: 2, possible: 2, answers: 1 });
    expect(waitingMarks(paper, [0, marked([0, 0])])).toBeNull();
  });

  test('is words alone: no student sends marks, and what is too long is cut [EXAM-60]', () => {
    expect(written.readAnswer(PART, [], 'Hi')).toBe('Hi');
    expect([marked([2, 4]), '', '  \n', 3, ['Hi'], null].map((sent) => written.readAnswer(PART, [], sent))).toEqual(
      Array(6).fill(null),
    );
    expect(written.readAnswer(PART, [], 'x'.repeat(7000))).toHaveLength(6000);
  });

  test('shows neither its model before it is sat nor beside a text that waits [EXAM-60]', () => {
    expect(JSON.stringify(written.present(PART))).not.toContain('Dear');
    expect(written.mark(PART, [], 'Hi').model).toBe('');
    expect(written.mark(PART, [], marked([1, 1])).model).toBe('Dear Sam,');
  });

  test.each([
    ['Dear Sam, how are you?', 5],
    ['  ', 0],
    ["I don't know - really", 4],
    ['كلمة واحدة', 2],
  ])('%j has its words counted as a keyboard counts them [EXAM-60]', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test('has criteria that add up to its weight, or none and is marked as a whole [EXAM-61]', () => {
    expect(questionProblems({ ...FRAME, ...PART })).toEqual([]);
    expect(questionProblems({ ...FRAME, ...PART, weight: 5 })).toEqual(['rubric-not-weight']);
    expect(questionProblems({ ...FRAME, ...PART, rubric: [], weight: 5 })).toEqual([]);
    expect(questionProblems({ ...FRAME, ...PART, words: { from: 90, to: 60 } })).toEqual(['words-out-of-range']);
    expect(criteriaOf({ rubric: [] }, 5)).toMatchObject([{ marks: 5 }]);
    expect([[2, 4], [2, 5], [2], [-1, 4], [1.5, 4]].map((given) => fitsCriteria(PART.rubric, given))).toEqual([
      true,
      ...Array(4).fill(false),
    ]);
    for (const { rubric, form } of READY_RUBRICS) {
      const weight = rubric.reduce((sum, { marks }) => sum + marks, 0);
      expect(questionProblems({ ...FRAME, ...PART, form, rubric, weight })).toEqual([]);
    }
  });

  test('keeps its marks on a newer paper by the same criteria, and waits again by others [EXAM-66]', () => {
    const question = { ...FRAME, ...PART, identity: 'one' };
    const regraded = (now: typeof question) => regradePaper([now], matchPapers([question], [now]), [marked([2, 4])]);
    expect(regraded({ ...question, text: 'Write an e-mail to Sam.' })).toMatchObject({ percent: 100 });
    expect(regraded({ ...question, rubric: [{ name: 'كله', marks: 6 }] })).toMatchObject({ percent: null, waiting: 1 });
  });

  test('goes into a table and GIFT and comes back, and comes as an essay from Moodle [EXAM-62]', () => {
    const exported = { ...FRAME, ...PART, pinned: false };
    const [, row = []] = questionRows([exported]);
    const cells = row.map(String);
    expect(readKindCell(cells.at(-1) ?? '', cells[7] ?? '', 'Write', cells.slice(1, 7))).toEqual({
      ...PART,
      form: 'paragraph',
    });
    const [back] = readGift(writeGift([exported])).rows;
    expect(back).toMatchObject({ kind: 'written', text: 'Write to Sam.', problems: [] });
    const moodle = readMoodleXmlText(`<quiz><question type="essay"><questiontext><text>Write</text></questiontext>
      <defaultgrade>6</defaultgrade><graderinfo><text>Dear Sam,</text></graderinfo></question></quiz>`);
    expect(moodle.rows).toMatchObject([{ kind: 'written', model: 'Dear Sam,', weight: 6, problems: [] }]);
  });
});

describe('what is told of a paper', () => {
  test.each([
    ['nothing while it waits for marks', null, null, 5, { score: null, heldScore: null }],
    ['its worth as it is ready', 80, null, 5, { score: 80, heldScore: null }],
    ['its worth to the teacher alone before the release', 80, 6, 5, { score: null, heldScore: 80 }],
    ['its worth to everybody from the release on', 80, 5, 5, { score: 80, heldScore: null }],
  ])('is %s [EXAM-70]', (_, worth, resultsAt, now, told) => {
    expect(toldScore(worth, resultsAt, now)).toEqual(told);
    expect(worthOf(told)).toBe(worth);
  });
});
