import { describe, expect, test } from 'vitest';
import type { OwnMarking, WrittenAnswer } from './kinds/written.ts';
import { written } from './kinds/written.ts';
import {
  isForTwo,
  lastMarkedAt,
  type Marked,
  SAMPLE_OF,
  seenMarking,
  settled,
  stageOf,
  withMarking,
  withoutSecond,
} from './second-marking.ts';

const PART = { kind: 'written', form: 'email', words: null, rubric: [], model: '' } as const;
const marking = (by: string, given: number[], at = `${by} 1`, comments: string[] = []): OwnMarking => {
  return { by, given, comments, at };
};
const TWO = { of: 6, forTwo: true };
const ONE = { of: 6, forTwo: false };

/** The answer after a marking that was taken. */
function taken(marked: Marked): WrittenAnswer {
  if (typeof marked === 'string') throw new Error(marked);
  return marked.answer;
}
const first = taken(withMarking('Dear Sam', marking('mona', [2, 3]), null, TWO));

describe('a paper that two mark', () => {
  test('is every one, none, or about one in five by itself, whoever looks and whenever [EXAM-100]', () => {
    const papers = Array.from({ length: 1_000 }, (_, at) => ({ lessonId: 7, studentId: `${at}-4b1c-4000` }));
    const picked = papers.filter((paper) => isForTwo('sample', paper));
    expect(picked.length).toBeGreaterThan((1_000 / SAMPLE_OF) * 0.8);
    expect(picked.length).toBeLessThan((1_000 / SAMPLE_OF) * 1.2);
    expect(
      [...papers]
        .reverse()
        .filter((paper) => isForTwo('sample', paper))
        .reverse(),
    ).toEqual(picked);
    expect(papers.filter((paper) => isForTwo('sample', { ...paper, lessonId: 8 }))).not.toEqual(picked);
    expect(papers.every((paper) => isForTwo('all', paper))).toBe(true);
    expect(papers.some((paper) => isForTwo('none', paper))).toBe(false);
  });

  test('is worth nothing after the first, whose marks the second is not shown [EXAM-101]', () => {
    expect(written.grade(PART, first)).toBeNull();
    expect(written.mark(PART, [], first)).toMatchObject({ isWaiting: true, given: null, comments: [] });
    expect([stageOf(first, 'mona'), stageOf(first, 'ali')]).toEqual(['first', 'second']);
    expect(seenMarking(first, 'mona')).toMatchObject({ given: [2, 3] });
    expect(seenMarking(first, 'ali')).toBeNull();
  });

  test('is never marked twice by the same, who changes the own marks instead [EXAM-101]', () => {
    expect(withMarking(first, marking('mona', [2, 3], 'later'), null, TWO)).toBe('known');
    expect(withMarking(first, marking('mona', [0, 0], 'later'), null, TWO)).toBe('changed');
    const changed = taken(withMarking(first, marking('mona', [0, 0], 'later'), 'mona 1', TWO));
    expect(changed).toMatchObject({ markings: [{ by: 'mona', given: [0, 0] }] });
    expect(stageOf(changed, 'ali')).toBe('second');
  });

  test('counts at once where both gave as much, and waits to be settled where they differ [EXAM-102]', () => {
    const agreed = taken(withMarking(first, marking('ali', [3, 2], 'ali 1', ['زمن الفعل']), null, TWO));
    expect(agreed).toMatchObject({ given: [2, 3], comments: ['زمن الفعل'], at: 'ali 1' });
    expect(written.grade(PART, agreed)).toBe(5 / 6);
    const differs = taken(withMarking(first, marking('ali', [0, 2]), null, TWO));
    expect(stageOf(differs, 'ali')).toBe('differs');
    expect(written.grade(PART, differs)).toBeNull();
    expect(lastMarkedAt(differs)).toBe('ali 1');
    expect(withMarking(differs, marking('ali', [0, 2], 'again'), null, TWO)).toBe('known');
    expect(withMarking(differs, marking('sara', [0, 2]), null, TWO)).toBe('closed');
    if (typeof differs === 'string') throw new Error('a text');
    const counts = settled(differs, [1, 1], 'the end');
    expect(counts).toMatchObject({ given: [1, 1], at: 'the end', markings: [{ by: 'mona' }, { by: 'ali' }] });
    expect(written.grade(PART, counts)).toBe(2 / 6);
    expect(withMarking(counts, marking('sara', [0, 2]), 'the end', TWO)).toBe('closed');
  });

  test('of which only one is asked for any more counts by the first; what differs stays to be settled [EXAM-103]', () => {
    expect(withoutSecond(first)).toMatchObject({ given: [2, 3], at: 'mona 1' });
    const differs = taken(withMarking(first, marking('ali', [0, 2]), null, TWO));
    for (const other of [differs, 'a text', 3, null]) expect(withoutSecond(other)).toBe(other);
    expect(taken(withMarking(first, marking('mona', [1, 1], 'later'), 'mona 1', ONE))).toMatchObject({ given: [1, 1] });
  });

  test('is compared with no marks out of another whole, from before the question weighed as much [EXAM-249]', () => {
    const HEAVIER = { ...TWO, of: 8 };
    const anew = taken(withMarking(first, marking('ali', [4, 1]), null, HEAVIER));
    expect(anew).toEqual({ text: 'Dear Sam', of: 8, markings: [marking('ali', [4, 1])] });
    expect(withMarking(first, marking('mona', [4, 4], 'later'), 'mona 1', HEAVIER)).toMatchObject({
      answer: { of: 8 },
    });
    expect(withMarking(first, marking('mona', [4, 4], 'later'), 'other', HEAVIER)).toBe('changed');
    const differs = taken(withMarking(first, marking('ali', [0, 2]), null, TWO));
    if (typeof differs === 'string') throw new Error('a text');
    expect(written.grade(PART, settled(differs, [4, 4], 'the end', 8))).toBe(1);
  });

  test('that one was enough for stays marked by one [EXAM-103]', () => {
    const alone = taken(withMarking('Dear Sam', marking('mona', [2, 3]), null, ONE));
    expect(stageOf(alone, 'ali')).toBe('marked');
    expect(withMarking(alone, marking('ali', [1, 1]), null, TWO)).toBe('changed');
    expect(taken(withMarking(alone, marking('ali', [1, 1]), 'mona 1', TWO))).toMatchObject({ given: [1, 1] });
  });
});
