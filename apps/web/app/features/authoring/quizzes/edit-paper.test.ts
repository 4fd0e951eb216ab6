import { describe, expect, test } from 'vitest';
import { copyOf, incompleteQuestions, isBlank, moved, tidied, withMoreChoices, withoutChoice } from './edit-paper.ts';
import {
  blankQuestion,
  type EarlierKinds,
  type EditedQuestion,
  fromDraft,
  ofKind,
  withEarlier,
} from './edited-question.ts';

/** A question that becomes one kind after the other, as the editor does it. */
function becoming(start: EditedQuestion) {
  let [now, earlier]: [EditedQuestion, EarlierKinds] = [start, {}];
  return {
    as(kind: EditedQuestion['kind'], change: object = {}): EditedQuestion {
      earlier = withEarlier(earlier, now);
      const became = ofKind(now, kind, earlier);
      now = { ...became, ...change } as EditedQuestion;
      return became;
    },
  };
}

type SingleChoice = Extract<EditedQuestion, { kind: 'single-choice' }>;

const question = (change: Partial<SingleChoice> = {}): SingleChoice => ({
  ...blankQuestion(),
  kind: 'single-choice',
  text: 'I have lived here ______ 2010.',
  choices: ['for', 'since', 'ago', 'from'],
  rightChoice: 1,
  ...change,
});

describe('a paper in the editor', () => {
  test('a question in which nothing is written keeps no paper from being saved', () => {
    expect(isBlank(blankQuestion())).toBe(true);
    expect(incompleteQuestions([question(), blankQuestion()])).toEqual([]);
    expect(isBlank({ ...blankQuestion(), imageMediaId: 'picture' })).toBe(false);
  });

  test('an unfinished one is named by its number and by what it lacks', () => {
    const unfinished = { ...question({ rightChoice: null }), id: 'second' };
    expect(incompleteQuestions([question(), unfinished])).toEqual([
      { id: 'second', number: 2, problems: ['no-right-choice'] },
    ]);
  });

  test.each([
    [['for', '', 'ago', ' '], 2, ['for', 'ago'], 1],
    [['', 'since', 'ago', ''], 1, ['since', 'ago'], 0],
    [['for', '', 'ago', ''], 1, ['for', 'ago'], null],
  ])('choices left empty in %j are let go, and %s stays the right one', (choices, rightChoice, kept, right) => {
    expect(tidied(question({ choices, rightChoice }))).toMatchObject({ choices: kept, rightChoice: right });
  });

  test.each([
    [0, 0],
    [1, null],
    [3, 1],
  ])('taking choice %d out leaves the right one at %s', (at, right) => {
    expect(withoutChoice(question(), at)).toMatchObject({ rightChoice: right, choices: { length: 3 } });
  });

  test('there are never fewer than two choices nor more than six', () => {
    const two = question({ choices: ['a', 'b'] });
    expect(withoutChoice(two, 0)).toBe(two);
    const six = question({ choices: ['a', 'b', 'c', 'd', 'e', 'f'] });
    expect(withMoreChoices(six)).toBe(six);
  });

  test('a question becomes one with several right choices and back, its choices and all that fits of its key kept [KIND-01]', () => {
    const several = ofKind(question(), 'several-choices');
    expect(several).toMatchObject({ kind: 'several-choices', rightChoices: [1], text: question().text });
    expect(incompleteQuestions([several])).toMatchObject([{ problems: ['one-right-choice'] }]);
    expect(withoutChoice({ ...several, rightChoices: [1, 3] } as EditedQuestion, 0)).toMatchObject({
      rightChoices: [0, 2],
    });
    const back = ofKind(several, 'single-choice');
    expect(back).toMatchObject({ kind: 'single-choice', rightChoice: 1 });
    expect(back).not.toHaveProperty('rightChoices');
  });

  test('what was written for a kind comes back with it, and with no other [EXAM-291]', () => {
    const start = question({ text: 'I ______ here.' });
    const { as } = becoming(start);
    expect(as('gaps', { gaps: [['was', 'am']], text: 'We ______ here.' })).toMatchObject({ gaps: [['since']] });
    expect(as('written', { model: 'We were.' })).not.toHaveProperty('gaps');
    as('matching', { lefts: ['cat'], rights: ['meow', 'woof'] });
    // The very same question but for its new words: whoever changes those back too has changed nothing.
    expect(JSON.stringify(as('single-choice'))).toBe(JSON.stringify({ ...start, text: 'We ______ here.' }));
    expect(as('gaps')).toMatchObject({ gaps: [['was', 'am']] });
    expect(as('matching')).toMatchObject({ lefts: ['cat'], rights: ['meow', 'woof'] });
    expect(as('written')).toMatchObject({ model: 'We were.' });
    expect(as('word-order')).not.toHaveProperty('model');
  });

  test('the kinds with choices have one list of them, and each its own key [EXAM-291]', () => {
    const { as } = becoming(question());
    as('several-choices', { rightChoices: [0, 1] });
    expect(as('single-choice')).toMatchObject({ rightChoice: 1 });
    expect(as('several-choices', { choices: ['For', 'since'], rightChoices: [0, 1] })).toMatchObject({
      rightChoices: [0, 1],
    });
    as('written');
    expect(as('single-choice')).toMatchObject({ choices: ['For', 'since'], rightChoice: null });
  });

  test('a draft that was kept before questions had kinds is a single choice [KIND-01]', () => {
    const { kind: _kind, ...kept } = question();
    expect(fromDraft(kept)).toEqual(question({ id: kept.id }));
  });

  test('a copy is a question of its own, and moving one keeps the others in order', () => {
    const stored = question({ from: 7 });
    expect(copyOf(stored)).toMatchObject({ from: null, text: stored.text });
    expect(copyOf(stored).id).not.toBe(stored.id);
    const paper = ['1', '2', '3'].map((id) => question({ id }));
    expect(moved(paper, 0, 2).map(({ id }) => id)).toEqual(['2', '3', '1']);
  });
});
