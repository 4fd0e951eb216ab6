import { trueFalseChoices } from '../import/true-false.ts';
import type { QuestionKind } from './question-kind.ts';

/** The two choices have fixed words and a fixed order; the first of them says that it is true. */
export interface TrueFalse<Right extends number | null = number> {
  readonly kind: 'true-false';
  readonly choices: readonly string[];
  readonly rightChoice: Right;
}

type Written = TrueFalse<number | null>;

const isPlace = (sent: unknown): sent is number => sent === 0 || sent === 1;

/** A sentence that is true or false. An answer is the place of one of the two, and earns all or nothing. */
export const trueFalse = {
  mayPin: false,
  fits: () => false,
  fromSketch: ({ choices, right: [first] }): Written => ({
    kind: 'true-false',
    choices: trueFalseChoices(choices.join(' ')),
    rightChoice: isPlace(first) ? first : null,
  }),
  sketch: ({ choices, rightChoice }) => ({ choices, right: rightChoice === null ? [] : [rightChoice] }),
  problems: ({ rightChoice }) => (isPlace(rightChoice) ? [] : ['no-right-choice']),
  words: () => [],
  // In the language it is asked in.
  tidy: (written, text) => ({ ...written, choices: trueFalseChoices(text) }),
  toRow: ({ choices, rightChoice }) => ({ choices, rightChoice, details: null }),
  fromRow: ({ choices, rightChoice }) => ({ kind: 'true-false', choices, rightChoice: rightChoice === 1 ? 1 : 0 }),
  shuffled: () => 0,
  present: ({ choices }) => ({
    kind: 'true-false' as const,
    answers: choices.map((text) => ({ text, isCorrect: null })),
  }),
  readAnswer: (_, _order, sent) => (isPlace(sent) ? sent : null),
  grade: ({ rightChoice }, answer) => (answer === rightChoice ? 1 : 0),
  picked: (_, answer) => [answer],
  mark: ({ choices, rightChoice }, _order, answer) => ({
    kind: 'true-false' as const,
    chosen: answer ?? -1,
    answers: choices.map((text, at) => ({ text, isCorrect: at === rightChoice })),
  }),
  carrier: () => ({ carry: (answer) => answer, places: [] }),
  judgesAlike: (earlier, now) => earlier.rightChoice === now.rightChoice,
  keyWords: ({ choices, rightChoice }) => choices[rightChoice] ?? '',
  cells: ({ choices, rightChoice }) => ({ choices, right: rightChoice === null ? '' : (choices[rightChoice] ?? '') }),
  gift: ({ rightChoice }) => [{ sign: '', text: rightChoice === 0 ? 'TRUE' : 'FALSE' }],
} satisfies QuestionKind<Written, TrueFalse, number, object, object>;
