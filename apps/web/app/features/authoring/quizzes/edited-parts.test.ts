import { describe, expect, test } from 'vitest';
import {
  emptySections,
  firstLackingPart,
  incompleteParts,
  placeOfNew,
  sentParts,
  settled,
  type WholePaper,
  withMovedSection,
  withoutPassage,
  withoutSection,
  withoutSpare,
  withPassage,
  withPlace,
  withSection,
} from './edited-parts.ts';
import { blankQuestion } from './edited-question.ts';

const section = (id: string) => ({ id, name: id, instructions: '', draw: null });
const passage = (id: string) => ({ id, title: '', text: id, imageMediaId: null, audioMediaId: null });
const question = (id: string, inSection: string | null = null, about: string | null = null) => ({
  ...blankQuestion(),
  id,
  text: id,
  section: inSection,
  passage: about,
});

const paper = (over: Partial<WholePaper> = {}): WholePaper => ({
  sections: [section('A'), section('B')],
  passages: [passage('p')],
  questions: [question('1', 'A'), question('2', 'B', 'p'), question('3', 'B', 'p'), question('4', 'B')],
  ...over,
});

const order = ({ questions }: WholePaper) => questions.map(({ id }) => id).join('');
const placeOf = ({ questions }: WholePaper, id: string) => {
  const found = questions.find((each) => each.id === id);
  return [found?.section, found?.passage];
};

describe('the parts of a paper under the pen', () => {
  test('whoever cannot save is led to the first part that lacks something, by its name [DESK-156]', () => {
    expect([firstLackingPart(paper()), emptySections(paper())]).toEqual([null, []]);
    const empty = paper({ sections: [section('A'), section('B'), section('Writing')] });
    expect([firstLackingPart(empty), emptySections(empty)]).toEqual(['Writing', ['Writing']]);
    expect(firstLackingPart(paper({ passages: [passage('p'), passage('q')] }))).toBe('q');
  });

  test('the first section takes all questions there are, a further one none [EXAM-20]', () => {
    const bare = paper({ sections: [], passages: [], questions: [question('1'), question('2')] });
    const one = withSection(bare, 'A');
    expect(one.questions.map((each) => each.section)).toEqual([one.sections[0]?.id, one.sections[0]?.id]);
    expect(incompleteParts(withSection(one, 'B'))).toContain('section-without-questions');
  });

  test('a passage that was added and never begun keeps nobody from saving, and is not saved [EXAM-162]', () => {
    const bare = paper({ sections: [], passages: [], questions: [question('1'), question('2')] });
    const added = withPassage(bare, 'q');
    expect([incompleteParts(added), firstLackingPart(added)]).toEqual([[], null]);
    expect(withoutSpare(added).passages).toEqual([]);
    // Begun, or asked about, it is wanted.
    const asked = withPlace(added, '2', { passage: 'q' });
    expect([incompleteParts(asked), firstLackingPart(asked)]).toEqual([['empty-passage'], 'q']);
    const begun = { ...added, passages: [passage('q')] };
    expect(incompleteParts(begun)).toEqual(['passage-without-questions']);
  });

  test('a new question is about a passage only where it is asked for, or lies within it [EXAM-180]', () => {
    const asked = paper({ questions: [question('1', 'A'), question('2', 'B', 'p'), question('3', 'B', 'p')] });
    expect(placeOfNew(asked, 3, false)).toEqual({ section: 'B', passage: null });
    expect(placeOfNew(asked, 3, true)).toEqual({ section: 'B', passage: 'p' });
    expect(placeOfNew(asked, 2, false)).toEqual({ section: 'B', passage: 'p' });
    expect(placeOfNew(asked, 1, false)).toEqual({ section: 'A', passage: null });
    expect(placeOfNew(asked, 0, true)).toEqual({ section: 'A', passage: null });
  });

  test('questions follow their section; those of one that goes are the one before’s [EXAM-20]', () => {
    expect(order(withMovedSection(paper(), 1, 0))).toBe('2341');
    const left = withoutSection(paper(), 'B');
    expect(left.questions.every((each) => each.section === 'A')).toBe(true);
    expect(withoutPassage(paper(), 'p').questions.every((each) => each.passage === null)).toBe(true);
  });

  test('a question that is put to a passage comes to it, and a passage moves as a whole [EXAM-20]', () => {
    const joined = withPlace(paper(), '1', { passage: 'p' });
    expect([order(joined), placeOf(joined, '1')]).toEqual(['1234', ['B', 'p']]);
    const moved = withPlace(paper(), '3', { section: 'A' });
    expect([order(moved), placeOf(moved, '2')]).toEqual(['1234', ['A', 'p']]);
    expect(incompleteParts(moved)).toEqual([]);
  });

  test('a question that is dragged takes the part it is dropped into [EXAM-20]', () => {
    const dragged = (from: number, to: number) => {
      const questions = [...paper().questions];
      questions.splice(to, 0, ...questions.splice(from, 1));
      return settled(paper({ questions }), to);
    };
    expect(placeOf(dragged(0, 1), '1')).toEqual(['B', 'p']);
    expect(placeOf(dragged(3, 1), '4')).toEqual(['A', null]);
    expect(placeOf(dragged(1, 3), '2')).toEqual(['B', null]);
    expect(incompleteParts(dragged(1, 3))).toEqual([]);
  });

  test('is sent by places, passages in the order in which they are met [EXAM-20]', () => {
    const { passages, places } = sentParts(
      paper({ passages: [passage('q'), passage('p')], questions: [question('1', 'A', 'p'), question('2', 'B', 'q')] }),
    );
    expect(passages.map(({ text }) => text)).toEqual(['p', 'q']);
    expect(places).toEqual([
      { section: 0, passage: 0 },
      { section: 1, passage: 1 },
    ]);
  });
});
