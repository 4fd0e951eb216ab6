import { choiceProblems, isFilled } from './choice-problems.ts';
import { choosing } from './choosing.ts';
import { gradeSeveral } from './grade-several.ts';
import { isWritten, keptChoices } from './kept-choices.ts';
import type { KindProblem, QuestionKind, Sketch } from './question-kind.ts';

export interface SeveralChoices {
  readonly kind: 'several-choices';
  readonly choices: readonly string[];
  readonly rightChoices: readonly number[];
}

const base = choosing<SeveralChoices, readonly number[]>(
  ({ choices, rightChoices }) => ({ choices, right: rightChoices }),
  {
    picked: (answer) => answer,
    // In one order, so that the same ticks are the same answer.
    fromPicked: (places) => (places.length === 0 ? null : inOrder(places)),
    readPlaces: (sent) => (isPlaces(sent) ? sent : null),
  },
);

const inOrder = (places: readonly number[]): number[] => [...places].sort((one, other) => one - other);

function isPlaces(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((place) => typeof place === 'number');
}

const fromSketch = ({ choices, right }: Sketch): SeveralChoices => ({
  kind: 'several-choices',
  choices,
  rightChoices: inOrder(right),
});

/** Several right choices, all of which are to be ticked; a wrong tick costs (`gradeSeveral`). */
export const severalChoices = {
  ...base,
  fits: ({ right }) => right.length >= 2,
  fromSketch,
  tidy: (written) => fromSketch(keptChoices(base.sketch(written), isWritten)),
  problems: ({ choices, rightChoices }) => [...choiceProblems(choices), ...keyProblems(choices, rightChoices)],
  toRow: ({ choices, rightChoices }) => ({ choices, rightChoice: null, details: { rightChoices } }),
  fromRow: ({ choices, details }) => ({ kind: 'several-choices', choices, rightChoices: readKey(details) }),
  present: (part, order) => ({ kind: 'several-choices' as const, answers: base.presentChoices(part, order) }),
  grade,
  mark(part, order, given) {
    const answer = given ?? [];
    const [chosen, answers] = [base.seen(order, answer), base.markChoices(part, order)];
    return { kind: 'several-choices' as const, chosen, answers, share: grade(part, answer) };
  },
  // A wrong choice more makes each wrong tick cost less.
  judgesAlike: (earlier, now) => earlier.choices.length === now.choices.length && base.judgesAlike(earlier, now),
  gift({ choices, rightChoices }) {
    const shares = { right: 100 / rightChoices.length, wrong: -100 / (choices.length - rightChoices.length) };
    return choices.map((text, at) => {
      const share = rightChoices.includes(at) ? shares.right : shares.wrong;
      return { sign: `~%${Number(share.toFixed(5))}%`, text };
    });
  },
} satisfies QuestionKind<SeveralChoices, SeveralChoices, readonly number[], object, object>;

function grade({ choices, rightChoices }: SeveralChoices, answer: readonly number[]): number {
  return gradeSeveral(choices.length, rightChoices, answer);
}

function keyProblems(choices: readonly string[], rightChoices: readonly number[]): KindProblem[] {
  const right = new Set(rightChoices.filter((place) => isFilled(choices, place))).size;
  if (right < rightChoices.length || right === 0) return ['no-right-choice'];
  if (right === 1) return ['one-right-choice'];
  return right === choices.filter((choice) => choice.trim() !== '').length ? ['no-wrong-choice'] : [];
}

function readKey(details: unknown): readonly number[] {
  const { rightChoices } = details as { rightChoices?: unknown };
  return isPlaces(rightChoices) ? rightChoices : [];
}
