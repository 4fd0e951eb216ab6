import { describe, expect, test } from 'vitest';
import { isJudgedAlike, judgedChanges } from './judged-changes.ts';
import {
  carrierBetween,
  kindOf,
  QUESTION_KIND_NAMES,
  type QuestionKindName,
  type QuestionPart,
  type StoredAnswer,
} from './kinds/question-kinds.ts';
import type { PaperQuestion } from './match-papers.ts';
import { seededRandom } from './seeded-random.ts';

const FORGIVES = { capitals: true, apostrophes: false };
const RUBRIC = [{ name: 'القواعد', marks: 2 }];

/** Of each kind: a question, edits that only change its words, and edits of what it is judged by. */
const KINDS: {
  [Name in QuestionKindName]: {
    part: Extract<QuestionPart, { kind: Name }>;
    reworded: Partial<Extract<QuestionPart, { kind: Name }>>[];
    rejudged: Partial<Extract<QuestionPart, { kind: Name }>>[];
  };
} = {
  'single-choice': {
    part: { kind: 'single-choice', choices: ['for', 'since', 'ago'], rightChoice: 0 },
    reworded: [
      { choices: ['for', 'since then', 'ago'] },
      { choices: ['for ages', 'since', 'ago'] },
      { choices: ['ago', 'for', 'since'], rightChoice: 1 },
      { choices: ['for', 'since', 'ago', 'from'] },
    ],
    rejudged: [
      { rightChoice: 1 },
      { choices: ['since', 'for', 'ago'] },
      { choices: ['for', 'since'] },
      { choices: ['for', 'since', 'ago', 'from'], rightChoice: 3 },
      { choices: ['during', 'while', 'until'] },
    ],
  },
  'several-choices': {
    part: { kind: 'several-choices', choices: ['a', 'b', 'c', 'd'], rightChoices: [0, 2] },
    reworded: [{ choices: ['a', 'bb', 'c', 'd'] }, { choices: ['d', 'c', 'b', 'a'], rightChoices: [1, 3] }],
    rejudged: [
      { rightChoices: [0, 1] },
      { rightChoices: [0, 1, 2] },
      { choices: ['a', 'b', 'c', 'd', 'e'] },
      { choices: ['a', 'b', 'c'] },
    ],
  },
  'true-false': {
    part: { kind: 'true-false', choices: ['True', 'False'], rightChoice: 1 },
    reworded: [{ choices: ['صح', 'غلط'] }],
    rejudged: [{ rightChoice: 0 }],
  },
  gaps: {
    part: { kind: 'gaps', gaps: [['went'], ['colour', 'color']], forgives: FORGIVES },
    reworded: [{ gaps: [['went'], ['color', 'colour']] }, { gaps: [['Went '], ['colour', 'color', 'COLOR']] }],
    rejudged: [
      {
        gaps: [
          ['went', 'had gone'],
          ['colour', 'color'],
        ],
      },
      { gaps: [['went'], ['colour']] },
      { gaps: [['went']] },
      { forgives: { ...FORGIVES, capitals: false } },
      { forgives: { ...FORGIVES, apostrophes: true } },
    ],
  },
  'word-order': {
    part: { kind: 'word-order', words: ['the', 'cat', 'ate', 'fish'] },
    reworded: [{}],
    rejudged: [{ words: ['fish', 'ate', 'the', 'cat'] }, { words: ['the', 'cat', 'eats', 'fish'] }],
  },
  matching: {
    part: { kind: 'matching', lefts: ['cat', 'dog'], rights: ['قطة', 'كلب', 'حصان'] },
    reworded: [
      { lefts: ['a cat', 'dog'] },
      { lefts: ['dog', 'cat'], rights: ['كلب', 'قطة', 'حصان'] },
      { rights: ['قطة', 'كلب', 'حصان', 'جمل'] },
    ],
    rejudged: [
      { rights: ['كلب', 'قطة', 'حصان'] },
      { rights: ['قطة', 'كلب'] },
      { lefts: ['cat', 'dog', 'horse'] },
      { lefts: ['cat'] },
    ],
  },
  written: {
    part: { kind: 'written', form: 'email', words: null, rubric: RUBRIC, model: 'Dear Sam' },
    reworded: [{ model: 'Dear Mona' }, { words: { from: 80, to: 120 } }, { form: 'paragraph' }],
    rejudged: [
      { rubric: [{ name: 'القواعد', marks: 1 }] },
      { rubric: [] },
      { rubric: [{ name: 'الأفكار', marks: 2 }] },
    ],
  },
};

type AnyQuestion = PaperQuestion & { section: number | null };

function question(part: QuestionPart, change: object = {}): AnyQuestion {
  const frame = { identity: 'one', text: 'Question', weight: 2, imageMediaId: null, section: null };
  return { ...frame, ...part, ...change } as AnyQuestion;
}

const paper = (...questions: AnyQuestion[]) => ({ questions, sections: [] });
const edited = (part: QuestionPart, change: object) =>
  judgedChanges(paper(question(part)), paper(question(part, change)));

describe('what an edit changes of what answers are judged by', () => {
  test.each(QUESTION_KIND_NAMES)('of a %s: words are none of it, its key is [EXAM-238]', (name) => {
    const { part, reworded, rejudged } = KINDS[name];
    const words = { text: 'Mended', imageMediaId: 'picture', explanation: 'because' };
    for (const change of reworded) expect(edited(part, { ...change, ...words }), JSON.stringify(change)).toEqual([]);
    for (const change of rejudged) expect(edited(part, change), JSON.stringify(change)).toHaveLength(1);
    expect(edited(part, { weight: 3 })).toMatchObject([{ what: 'marks', before: '2', after: '3' }]);
  });

  test('another kind, a question more or less and a draw are judged; another order is not [EXAM-238]', () => {
    const [one, other] = [question(KINDS.gaps.part), question(KINDS.written.part, { identity: 'two', text: 'Write' })];
    const whats = (...papers: Parameters<typeof judgedChanges>) => judgedChanges(...papers).map(({ what }) => what);
    expect(whats(paper(one, other), paper(other, one))).toEqual([]);
    expect(whats(paper(one), paper(one, other))).toEqual(['added']);
    expect(whats(paper(one, other), paper(one))).toEqual(['removed']);
    expect(whats(paper(one), paper(question(KINDS['true-false'].part)))).toEqual(['rewritten']);
    const drawing = (draw: number | null) => ({
      questions: [question(KINDS.gaps.part, { section: 0 })],
      sections: [{ draw }],
    });
    expect(whats(drawing(3), drawing(3))).toEqual([]);
    expect(judgedChanges(drawing(null), drawing(3))).toMatchObject([{ what: 'draw', before: '', after: '3' }]);
  });

  test('each is told by its number, with what was right and what is [EXAM-239, EXAM-282]', () => {
    const told = (part: QuestionPart, change: object) => {
      const [found] = edited(part, change);
      return found && [found.number, found.what, found.before, found.after];
    };
    expect(told(KINDS['single-choice'].part, { rightChoice: 1 })).toEqual([1, 'key', 'for', 'since']);
    expect(told(KINDS['several-choices'].part, { rightChoices: [1, 2] })).toEqual([1, 'key', 'a، c', 'b، c']);
    expect(told(KINDS['several-choices'].part, { choices: ['a', 'b', 'c'] })).toEqual([
      ...[1, 'choices', 'a، b، c، d', 'a، b، c'],
    ]);
    expect(told(KINDS['true-false'].part, { rightChoice: 0 })).toEqual([1, 'key', 'False', 'True']);
    expect(told(KINDS.gaps.part, { gaps: [['went', 'gone'], ['color']] })).toEqual([
      ...[1, 'key', 'went | colour / color', 'went / gone | color'],
    ]);
    expect(told(KINDS.gaps.part, { forgives: { capitals: false, apostrophes: false } })).toEqual([
      ...[1, 'strictness', '', ''],
    ]);
    expect(told(KINDS['word-order'].part, { words: ['a', 'b'] })).toEqual([1, 'rewritten', 'the cat ate fish', 'a b']);
    expect(told(KINDS.matching.part, { rights: ['كلب', 'قطة', 'حصان'] })).toEqual([
      ...[1, 'key', 'cat = قطة | dog = كلب', 'cat = كلب | dog = قطة'],
    ]);
    // Of a match only the pairs that are others now, and of its words those.
    const animals = { ...KINDS.matching.part, lefts: ['cat', 'dog', 'cow'], rights: ['قطة', 'كلب', 'بقرة', 'حصان'] };
    expect(told(animals, { rights: ['كلب', 'قطة', 'بقرة', 'حصان'] })).toEqual([
      ...[1, 'key', 'cat = قطة | dog = كلب', 'cat = كلب | dog = قطة'],
    ]);
    expect(told(animals, { rights: ['قطة', 'كلب', 'بقرة'] })).toEqual([1, 'choices', 'حصان', '']);
    expect(told(KINDS.written.part, { rubric: [] })).toEqual([1, 'key', 'القواعد = 2', '']);
  });
});

describe('any edit of any kind', () => {
  const next = seededRandom('edits of every kind');
  const below = (bound: number) => next() % Math.max(1, bound);
  const some = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const shuffled = <Value>(values: readonly Value[]) =>
    values
      .map((value) => [next(), value] as const)
      .sort(([one], [other]) => one - other)
      .map(([, value]) => value);

  /** Every answer there is, or as many different ones as tell two keys apart. */
  function answersTo(part: QuestionPart): StoredAnswer[] {
    switch (part.kind) {
      case 'single-choice':
        return [...part.choices.keys()];
      case 'several-choices':
        return Array.from({ length: 2 ** part.choices.length - 1 }, (_, bits) =>
          [...part.choices.keys()].filter((at) => ((bits + 1) >> at) & 1),
        );
      case 'true-false':
        return [0, 1];
      case 'gaps':
        return ['went', 'Went', "we'nt", 'gone', 'color', 'colour', 'COLOR', "co'lor", "col'our"].flatMap((word) =>
          part.gaps.map((_, at) => part.gaps.map((_each, place) => (place === at ? word : ''))),
        );
      case 'word-order':
        return Array.from({ length: 30 }, () => shuffled([...part.words.keys()]));
      case 'matching':
        return Array.from({ length: (part.rights.length + 1) ** part.lefts.length - 1 }, (_, code) =>
          part.lefts.map(
            (_each, at) => (Math.floor((code + 1) / (part.rights.length + 1) ** at) % (part.rights.length + 1)) - 1,
          ),
        );
      case 'written':
        return ['My text', { text: 'My text', given: [1], comments: [''], at: '2026-01-01', of: 2 }];
    }
  }

  function editOf(part: QuestionPart): QuestionPart {
    const editWords = (words: readonly string[], more: string): string[] => {
      const edits = [
        () => [...words],
        () => shuffled(words),
        () => words.map((word, at) => (at === 1 ? `${word} then` : word)),
        () => words.slice(1),
        () => [...words, more],
      ];
      return some(edits)();
    };
    switch (part.kind) {
      case 'single-choice': {
        const choices = editWords(part.choices, 'from');
        return { ...part, choices, rightChoice: below(choices.length) };
      }
      case 'several-choices': {
        const choices = editWords(part.choices, 'e');
        return {
          ...part,
          choices,
          rightChoices: shuffled([...choices.keys()])
            .slice(0, 2)
            .sort((a, b) => a - b),
        };
      }
      case 'true-false':
        return { ...part, rightChoice: below(2) };
      case 'gaps': {
        const accepted = () => shuffled(['went', 'colour', 'color', 'Went', 'COLOR']).slice(0, 1 + below(2));
        const forgives = { capitals: below(3) > 0, apostrophes: below(3) === 0 };
        return some([part, { ...part, forgives }, { ...part, gaps: part.gaps.map((gap) => some([gap, accepted()])) }]);
      }
      case 'word-order':
        return some([part, { ...part, words: editWords(part.words, 'again') }]);
      case 'matching':
        return some([
          part,
          { ...part, lefts: shuffled(part.lefts) },
          { ...part, rights: editWords(part.rights, 'جمل') },
        ]);
      case 'written':
        return some([part, { ...part, model: 'Other' }, { ...part, rubric: [{ name: 'الأفكار', marks: 2 }] }]);
    }
  }

  test.each(QUESTION_KIND_NAMES)(
    'a %s that is judged alike gives every answer the same, and one that is not another to some [EXAM-238, EXAM-27]',
    (name) => {
      let alike = 0;
      for (let round = 0; round < 400; round += 1) {
        const { part } = KINDS[name];
        const now = editOf(part);
        const carrier = carrierBetween(part, now);
        const isSame = answersTo(part).every((answer) => {
          const carried = carrier?.carry(answer) ?? null;
          return carried !== null && kindOf(now).grade(now, carried) === kindOf(part).grade(part, answer);
        });
        const judged = isJudgedAlike(paper(question(part)), paper(question(now)));
        expect(judged, JSON.stringify(now)).toBe(isSame);
        if (judged) alike += 1;
      }
      expect(alike).toBeGreaterThan(10);
      expect(alike).toBeLessThan(400);
    },
  );
});
