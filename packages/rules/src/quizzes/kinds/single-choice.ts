import { choiceProblems, isFilled } from './choice-problems.ts';
import { choosing } from './choosing.ts';
import { isWritten, keptChoices } from './kept-choices.ts';
import type { QuestionKind, Sketch } from './question-kind.ts';

export interface SingleChoice<Right extends number | null = number> {
  readonly kind: 'single-choice';
  readonly choices: readonly string[];
  readonly rightChoice: Right;
}

type Written = SingleChoice<number | null>;

const base = choosing<Written, number>(
  ({ choices, rightChoice }) => ({ choices, right: rightChoice === null ? [] : [rightChoice] }),
  {
    picked: (answer) => [answer],
    fromPicked: ([place]) => place ?? null,
    readPlaces: (sent) => (typeof sent === 'number' ? [sent] : null),
  },
);

const fromSketch = ({ choices, right: [first, ...more] }: Sketch): Written => ({
  kind: 'single-choice',
  choices,
  rightChoice: more.length === 0 ? (first ?? null) : null,
});

/** One right choice of several. An answer is its place, and earns all or nothing. */
export const singleChoice = {
  ...base,
  fits: ({ right }) => right.length < 2,
  fromSketch,
  tidy: (written) => fromSketch(keptChoices(base.sketch(written), isWritten)),
  problems: ({ choices, rightChoice }) => [
    ...choiceProblems(choices),
    ...(isFilled(choices, rightChoice) ? [] : ['no-right-choice' as const]),
  ],
  toRow: ({ choices, rightChoice }) => ({ choices, rightChoice, details: null }),
  fromRow: ({ choices, rightChoice }) => ({ kind: 'single-choice', choices, rightChoice: rightChoice ?? 0 }),
  present: (part, order) => ({ answers: base.presentChoices(part, order) }),
  grade: ({ rightChoice }, answer) => (answer === rightChoice ? 1 : 0),
  mark: (part, order, answer) => ({
    chosen: answer === null ? -1 : order.indexOf(answer),
    answers: base.markChoices(part, order),
  }),
  gift: ({ choices, rightChoice }) => choices.map((text, at) => ({ sign: at === rightChoice ? '=' : '~', text })),
} satisfies QuestionKind<Written, SingleChoice, number, object, object>;
