import { describe, expect, test } from 'vitest';
import { matchPapers } from '../match-papers.ts';
import { questionProblems } from '../question-problems.ts';
import { regradePaper } from '../regrade-paper.ts';
import { scoreQuiz } from '../score-quiz.ts';
import { seededRandom } from '../seeded-random.ts';
import { gaps } from './gaps.ts';
import { isUnanswered } from './is-unanswered.ts';
import { matching } from './matching.ts';
import {
  kindOf,
  QUESTION_KIND_NAMES,
  type QuestionPart,
  readPart,
  tidiedPart,
  type WrittenPart,
} from './question-kinds.ts';
import { trueFalse } from './true-false.ts';
import { wordOrder } from './word-order.ts';

const PARTS: Record<string, QuestionPart> = {
  'single-choice': { kind: 'single-choice', choices: ['a', 'b', 'c'], rightChoice: 1 },
  'several-choices': { kind: 'several-choices', choices: ['a', 'b', 'c', 'd'], rightChoices: [0, 2] },
  'true-false': { kind: 'true-false', choices: ['True', 'False'], rightChoice: 1 },
  gaps: { kind: 'gaps', gaps: [['went'], ["didn't", 'did not']], forgives: { capitals: true, apostrophes: false } },
  'word-order': { kind: 'word-order', words: ['the', 'cat', 'ate', 'the', 'fish'] },
  matching: { kind: 'matching', lefts: ['cat', 'dog'], rights: ['قطة', 'كلب', 'حصان'] },
  written: { kind: 'written', form: 'email', words: null, rubric: [{ name: 'القواعد', marks: 2 }], model: 'Dear Sam' },
};
const ORDERS: Record<string, number[]> = {
  'single-choice': [2, 0, 1],
  'several-choices': [3, 2, 1, 0],
  'word-order': [4, 0, 3, 1, 2],
  matching: [1, 2, 0],
};

describe('true or false', () => {
  test('earns all or nothing, and knows no third answer [EXAM-23]', () => {
    const part = PARTS['true-false'] as Parameters<typeof trueFalse.grade>[0];
    expect([0, 1].map((answer) => trueFalse.grade(part, answer))).toEqual([0, 1]);
    expect([2, -1, '1', true, null, [1]].map((sent) => trueFalse.readAnswer(part, [], sent))).toEqual(
      Array(6).fill(null),
    );
    expect(trueFalse.problems({ ...part, rightChoice: null })).toEqual(['no-right-choice']);
  });

  test('says its two words in the language it is asked in [EXAM-23]', () => {
    const written = { ...trueFalse.fromSketch({ choices: [], right: [0] }), text: 'القطة حيوان' };
    expect(tidiedPart(written)).toMatchObject({ choices: ['صح', 'غلط'], rightChoice: 0 });
  });
});

describe('gaps', () => {
  const graded = (accepted: string[], forgives: { capitals: boolean; apostrophes: boolean }, written: string) =>
    gaps.grade({ kind: 'gaps', gaps: [accepted], forgives }, [written]);

  test.each([
    ['the very words', ['went'], 'went', true, false, 1],
    ['another accepted spelling', ['colour', 'color'], 'color', true, false, 1],
    ['spaces around and between', ['had gone'], '  had   gone ', true, false, 1],
    ['a wrong word', ['went'], 'goed', true, false, 0],
    ['nothing', ['went'], '   ', true, false, 0],
    ['capitals, forgiven', ['went'], 'Went', true, false, 1],
    ['capitals, not forgiven', ['Cairo'], 'cairo', false, false, 0],
    ["a phone's own apostrophe", ["didn't"], 'didn’t', true, false, 1],
    ['no apostrophe, not forgiven', ["didn't"], 'didnt', true, false, 0],
    ['no apostrophe, forgiven', ["didn't"], 'didnt', true, true, 1],
    ['letters of full width', ['went'], 'ｗｅｎｔ', true, false, 1],
  ])('%s [EXAM-24]', (_, accepted, written, capitals, apostrophes, share) => {
    expect(graded(accepted, { capitals, apostrophes }, written)).toBe(share);
  });

  test('each gap earns its part of the mark [EXAM-24]', () => {
    expect(kindOf({ kind: 'gaps' }).grade(PARTS.gaps as QuestionPart, ['went', 'dont'])).toBe(0.5);
    const question = { ...(PARTS.gaps as QuestionPart), weight: 2 };
    expect(scoreQuiz([question], [['went', '']])).toMatchObject({ percent: 50, correctCount: 0, possibleMarks: 2 });
  });

  test('there is an answer for each gap that the text leaves, and an empty one is no part of it [EXAM-24]', () => {
    const written = {
      kind: 'gaps',
      gaps: [['went ', ''], ['x']],
      forgives: { capitals: true, apostrophes: false },
    } as const;
    expect(tidiedPart({ ...written, text: 'I ____ home.' })).toMatchObject({ gaps: [['went']] });
    const frame = { weight: 1, explanation: '', imageMediaId: null };
    const problems = (text: string, part: WrittenPart) => questionProblems({ ...frame, text, ...part });
    expect(problems('I ____ and ____.', tidiedPart({ ...written, gaps: [['a']], text: 'I ____ and ____.' }))).toEqual([
      'empty-gap',
    ]);
    expect(problems('I ____ and ____.', { ...written, gaps: [['a']] })).toEqual(['other-count-of-gaps']);
  });
});

describe('words in order', () => {
  const part = PARTS['word-order'] as { kind: 'word-order'; words: string[] };

  test('are never shown in the right order, also when the order would be fixed [EXAM-25]', () => {
    for (const order of [[], [0, 1, 2, 3, 4], [3, 1, 2, 0, 4]]) {
      expect(wordOrder.present(part, order).words.join(' ')).not.toBe('the cat ate the fish');
    }
  });

  test('two words that are the same may change places; anything else is another sentence [EXAM-25]', () => {
    expect(wordOrder.grade(part, [3, 1, 2, 0, 4])).toBe(1);
    expect(wordOrder.grade(part, [0, 1, 2, 3])).toBe(0);
    expect(wordOrder.grade(part, [1, 0, 2, 3, 4])).toBe(0);
  });

  test('an answer is by the places that were seen [EXAM-25]', () => {
    const order = ORDERS['word-order'] as number[];
    const seen = wordOrder.present(part, order).words;
    const right: number[] = [];
    for (const word of part.words) right.push(seen.findIndex((each, at) => each === word && !right.includes(at)));
    const answer = wordOrder.readAnswer(part, order, right);
    expect(answer && wordOrder.grade(part, answer)).toBe(1);
  });
});

describe('matching', () => {
  const part = PARTS.matching as Parameters<typeof matching.grade>[0];

  test('each match earns its part, and an extra choice belongs to nothing [EXAM-26]', () => {
    const order = ORDERS.matching as number[];
    expect(matching.present(part, order).rights).toEqual(['كلب', 'حصان', 'قطة']);
    expect(matching.readAnswer(part, order, [2, 1])).toEqual([0, 2]);
    expect(matching.grade(part, [0, 2])).toBe(0.5);
    expect(matching.readAnswer(part, order, [-1, -1])).toBeNull();
    expect(matching.readAnswer(part, order, [2])).toEqual([0, -1]);
  });

  test('a match with what is gone is let go when a paper is regraded [EXAM-26]', () => {
    const question = { identity: 'q', text: 'Match', weight: 2, imageMediaId: null };
    const earlier = [{ ...question, ...part }];
    const now = [{ ...question, ...part, lefts: ['dog', 'cat'], rights: ['كلب', 'قطة', 'حصان'] }];
    const match = matchPapers(earlier, now);
    expect(regradePaper(now, match, [[0, 2]])).toMatchObject({ percent: 50, answers: [[2, 1]] });
  });

  test('what was written of it and left empty is told [EXAM-26]', () => {
    expect(matching.problems({ ...part, lefts: ['cat', ''] })).toEqual(['empty-pair']);
    expect(matching.problems({ ...part, rights: ['قطة', 'قطة'] })).toEqual(['same-choice-twice']);
    expect(matching.tidy({ ...part, lefts: ['cat', 'dog', ''], rights: ['قطة', 'كلب', '', ' '] })).toEqual({
      ...part,
      rights: ['قطة', 'كلب'],
    });
  });
});

describe('whatever is sent in the place of an answer', () => {
  const next = seededRandom('answers of every kind');
  const below = (bound: number) => next() % bound;
  const leaves = [
    null,
    undefined,
    '',
    'went',
    -1,
    0,
    1,
    2,
    50,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    {},
    '\u0000',
    '__proto__',
  ];
  const anything = (depth = 0): unknown => {
    const pick = below(6);
    if (pick === 0 && depth < 3) return Array.from({ length: below(7) }, () => anything(depth + 1));
    if (pick === 1) return Array.from({ length: below(9) }, () => below(7) - 1);
    if (pick === 2) return Array.from({ length: below(5) }, () => leaves[below(4)]);
    if (pick === 3) return { length: below(4), 0: anything(depth + 1) };
    return leaves[below(leaves.length)];
  };

  test.each(QUESTION_KIND_NAMES)(
    'a %s throws at nothing, and what it takes is graded, marked, counted and kept in a row [EXAM-27]',
    (name) => {
      const part = PARTS[name] as QuestionPart;
      const kind = kindOf(part);
      const order = ORDERS[name] ?? [];
      expect(readPart({ kind: name, ...kind.toRow(part) })).toEqual(part);
      expect(kind.toRow({ ...part, ...{ identity: 'a', text: 'Why?' } }), 'its own part alone').toEqual(
        kind.toRow(part),
      );
      for (let round = 0; round < 3000; round += 1) {
        const sent = anything();
        const answer = kind.readAnswer(part, order, sent);
        if (answer === null) continue;
        expect(isUnanswered(answer)).toBe(false);
        const share = kind.grade(part, answer);
        // What a person has to mark is worth nothing yet, and not nothing.
        if (name === 'written') expect(share).toBeNull();
        else expect(share !== null && share >= 0 && share <= 1).toBe(true);
        kind.mark(part, order, answer);
        kind.picked(part, answer);
        // What is kept with a paper is JSON, and comes back the same.
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
        expect(kind.carrier(part, part)?.carry(answer)).toEqual(answer);
      }
      expect(kind.mark(part, order, null)).toBeTruthy();
    },
  );

  test.each(QUESTION_KIND_NAMES)('a %s shows nothing of its key before it is handed in [EXAM-27, T-QUIZ-1]', (name) => {
    const part = PARTS[name] as QuestionPart;
    const shown = JSON.stringify(kindOf(part).present(part, ORDERS[name] ?? []));
    expect(shown).not.toMatch(/right[A-Z]|accepted|went|did not|isCorrect":(?:true|false)/);
  });
});
