import { QUESTION_LIMITS } from '../question-limits.ts';
import { choiceIdentity } from './choice-identity.ts';
import { isWritten } from './kept-choices.ts';
import { matchChoices } from './match-choices.ts';
import type { KindProblem, QuestionKind } from './question-kind.ts';
import { UNMATCHED } from './unmatched.ts';

/** Each of `lefts` goes with the one of `rights` in its place; what is over on the right goes with nothing. */
export interface Matching {
  readonly kind: 'matching';
  readonly lefts: readonly string[];
  readonly rights: readonly string[];
}

/** For each left the place of a right, or `UNMATCHED`. */
type Matches = readonly number[];

/** Two lists to be matched. Each match earns its part of the mark, and a wrong one costs no other. */
export const matching = {
  mayPin: true,
  fits: () => false,
  fromSketch: ({ choices }): Matching => ({ kind: 'matching', lefts: choices.map(() => ''), rights: choices }),
  sketch: ({ lefts, rights }) => ({
    choices: lefts.map((left, at) => [left, rights[at]].filter(Boolean).join(' = ')),
    right: lefts.map((_, at) => at),
    pairs: lefts.map((left, at) => ({ text: left, matched: rights[at] ?? '' })),
  }),
  problems: ({ lefts, rights }) => {
    const filled = (words: readonly string[]) => words.map(choiceIdentity).filter((each) => each !== '');
    const found: (KindProblem | false)[] = [
      lefts.length < QUESTION_LIMITS.pairsAtLeast && 'too-few-pairs',
      rights.length > QUESTION_LIMITS.pairsAtMost && 'too-many-pairs',
      (filled(lefts).length < lefts.length || filled(rights).length < rights.length || rights.length < lefts.length) &&
        'empty-pair',
      (new Set(filled(lefts)).size < filled(lefts).length || new Set(filled(rights)).size < filled(rights).length) &&
        'same-choice-twice',
      [...lefts, ...rights].some((words) => words.length > QUESTION_LIMITS.choiceLength) && 'choice-too-long',
    ];
    return found.filter((problem) => problem !== false);
  },
  words: ({ lefts, rights }) => [...lefts, ...rights],
  /** A pair of which nothing was written is none. */
  tidy({ lefts, rights, ...rest }) {
    const isPair = (at: number) => at < lefts.length && isWritten(`${lefts[at]}${rights[at] ?? ''}`);
    const pairs = lefts.flatMap((left, at) => (isPair(at) ? [[left.trim(), (rights[at] ?? '').trim()] as const] : []));
    const over = rights.slice(lefts.length).filter(isWritten);
    return { ...rest, lefts: pairs.map(([left]) => left), rights: [...pairs.map(([, right]) => right), ...over] };
  },
  toRow: ({ lefts, rights }) => ({ choices: rights, rightChoice: null, details: { lefts } }),
  fromRow: ({ choices, details }) => ({ kind: 'matching', lefts: readLefts(details), rights: choices }),
  shuffled: ({ rights }) => rights.length,
  present: ({ lefts, rights }, order) => ({
    kind: 'matching' as const,
    lefts,
    rights: order.map((place) => rights[place] ?? ''),
  }),
  readAnswer: ({ lefts, rights }, order, sent): Matches | null => {
    if (!Array.isArray(sent) || sent.length > lefts.length) return null;
    const isMatch = (place: unknown) =>
      Number.isInteger(place) && Number(place) >= UNMATCHED && Number(place) < rights.length;
    if (!sent.every(isMatch)) return null;
    const matches = lefts.map((_, at) => (sent[at] === undefined ? UNMATCHED : Number(sent[at])));
    if (matches.every((place) => place === UNMATCHED)) return null;
    return matches.map((place) => (place === UNMATCHED ? UNMATCHED : (order[place] ?? place)));
  },
  grade,
  picked: ({ lefts }, answer) => lefts.flatMap((_, at) => (answer[at] === at ? [at] : [])),
  mark(part, order, answer) {
    const { lefts, rights } = part;
    const pairs = lefts.map((left, at) => ({
      left,
      chosen: rights[answer?.[at] ?? UNMATCHED] ?? null,
      right: rights[at] ?? '',
      isCorrect: answer?.[at] === at,
    }));
    const share = answer === null ? 0 : grade(part, answer);
    return { kind: 'matching' as const, pairs, rights: order.map((place) => rights[place] ?? ''), share };
  },
  /** A match with what is gone is let go; an answer of which nothing is left no longer stands. */
  carrier(earlier, now) {
    const lefts = matchChoices(earlier.lefts, now.lefts);
    const rights = matchChoices(earlier.rights, now.rights);
    if (!lefts || !rights) return null;
    return {
      carry(answer) {
        const carried = now.lefts.map((_, at) => {
          const place = answer[lefts.indexOf(at)] ?? UNMATCHED;
          return place === UNMATCHED ? UNMATCHED : (rights[place] ?? UNMATCHED);
        });
        return carried.every((place) => place === UNMATCHED) ? null : carried;
      },
      places: rights,
    };
  },
  /** Every word is still there, and what goes with what is the same. */
  judgesAlike(earlier, now) {
    const lefts = matchChoices(earlier.lefts, now.lefts);
    const rights = matchChoices(earlier.rights, now.rights);
    if (!lefts || !rights || lefts.includes(null) || rights.includes(null)) return false;
    return earlier.lefts.length === now.lefts.length && lefts.every((place, at) => rights[at] === place);
  },
  keyWords: (part) => pairsOf(part).join(' | '),
  keyPairs: pairsOf,
  cells: ({ lefts, rights }) => ({
    choices: [],
    right: rights.map((right, at) => `${lefts[at] ?? ''} = ${right}`).join(' | '),
  }),
  gift: ({ lefts, rights }) => rights.map((right, at) => ({ sign: '=', text: lefts[at] ?? '', pair: right })),
} satisfies QuestionKind<Matching, Matching, Matches, object, object>;

function pairsOf({ lefts, rights }: Matching): string[] {
  return lefts.map((left, at) => `${left} = ${rights[at] ?? ''}`);
}

function grade({ lefts }: Matching, answer: Matches): number {
  return lefts.filter((_, at) => answer[at] === at).length / Math.max(1, lefts.length);
}

function readLefts(details: unknown): readonly string[] {
  const { lefts } = (details ?? {}) as { lefts?: unknown };
  return Array.isArray(lefts) ? lefts.filter((left) => typeof left === 'string') : [];
}
