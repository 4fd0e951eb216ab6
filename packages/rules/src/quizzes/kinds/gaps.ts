import { countBlanks } from '../blanks.ts';
import { QUESTION_LIMITS } from '../question-limits.ts';
import { choiceIdentity } from './choice-identity.ts';
import { type Forgiving, spelling } from './gap-spelling.ts';
import { type GapsKey, markGaps, takesSpelling, type Written } from './mark-gaps.ts';
import type { KindProblem, QuestionKind } from './question-kind.ts';

export interface Gaps extends GapsKey {
  readonly kind: 'gaps';
}

const FORGIVES: Forgiving = { capitals: true, apostrophes: false };

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Words written into gaps. Each gap earns its part of the mark. */
export const gaps = {
  mayPin: false,
  fits: () => false,
  // Of choices the right one is what the gap takes.
  fromSketch: ({ choices, right }): Gaps => {
    const accepted = right.flatMap((at) => choices[at] ?? []).filter((words) => words.trim() !== '');
    return { kind: 'gaps', gaps: [accepted.length === 0 ? [''] : accepted], forgives: FORGIVES };
  },
  sketch: ({ gaps: all }) => ({ choices: all.map(([first = '']) => first), right: all.map((_, at) => at) }),
  problems: ({ gaps: all }, text) => [...new Set(keyProblems(all, text))],
  words: ({ gaps: all }) => all.flat(),
  // A gap for each that the text leaves.
  tidy: ({ gaps: all, ...rest }, text) => ({
    ...rest,
    gaps: Array.from({ length: countBlanks(text) }, (_, at) =>
      (all[at] ?? []).map((words) => words.trim()).filter(Boolean),
    ),
  }),
  toRow: ({ gaps: all, forgives }) => ({ choices: [], rightChoice: null, details: { gaps: all, forgives } }),
  fromRow: ({ details }) => ({ kind: 'gaps', ...readKey(details) }),
  shuffled: () => 0,
  present: ({ gaps: all, forgives }) => ({ kind: 'gaps' as const, gaps: all.length, forgives }),
  readAnswer: ({ gaps: all }, _order, sent): Written | null => {
    if (!isWords(sent) || sent.length > all.length) return null;
    const written = all.map((_, at) => (sent[at] ?? '').slice(0, QUESTION_LIMITS.gapLength));
    return written.every((words) => words.trim() === '') ? null : written;
  },
  grade: (part, answer) => markGaps(part, answer).share,
  picked: (part, answer) => part.gaps.flatMap((_, at) => (takesSpelling(part, at, answer[at] ?? '') ? [at] : [])),
  mark: (part, _order, answer) => ({ kind: 'gaps' as const, ...markGaps(part, answer), forgives: part.forgives }),
  // What was written stands as long as there are as many gaps to have written it into.
  carrier: (earlier, now) =>
    earlier.gaps.length === now.gaps.length ? { carry: (answer) => answer, places: [] } : null,
  judgesAlike: (earlier, now) => JSON.stringify(judgedKey(earlier)) === JSON.stringify(judgedKey(now)),
  keyWords: ({ gaps: all }) => writtenKey(all),
  cells: ({ gaps: all }) => ({ choices: [], right: writtenKey(all) }),
  gift: ({ gaps: all }) => (all.length === 1 ? (all[0] ?? []).map((text) => ({ sign: '=', text })) : null),
} satisfies QuestionKind<Gaps, Gaps, Written, object, object>;

/** The same gaps with one spelling more, or without it. */
export function withSpelling(part: Gaps, at: number, words: string, isTaken: boolean): Gaps {
  if (takesSpelling(part, at, words) === isTaken) return part;
  const { gaps: all, forgives } = part;
  const changed = (accepted: readonly string[]) =>
    isTaken
      ? [...accepted, words.trim()]
      : accepted.filter((known) => spelling(known, forgives) !== spelling(words, forgives));
  return { ...part, gaps: all.map((accepted, place) => (place === at ? changed(accepted) : accepted)) };
}

const writtenKey = (all: Gaps['gaps']): string => all.map((accepted) => accepted.join(' / ')).join(' | ');

/** What answers are compared with: the order of its spellings and what is forgiven anyway are none of it. */
const judgedKey = ({ gaps: all, forgives }: Gaps) => [
  [forgives.capitals, forgives.apostrophes],
  all.map((accepted) => [...new Set(accepted.map((words) => spelling(words, forgives)))].sort()),
];

function keyProblems(all: Gaps['gaps'], text: string): KindProblem[] {
  const found: (KindProblem | false)[] = [
    all.length !== countBlanks(text) && 'other-count-of-gaps',
    all.length > QUESTION_LIMITS.gapsAtMost && 'too-many-gaps',
    all.some((accepted) => accepted.every((words) => choiceIdentity(words) === '')) && 'empty-gap',
    all.some((accepted) => accepted.length > QUESTION_LIMITS.spellingsAtMost) && 'too-many-spellings',
    all.flat().some((words) => words.length > QUESTION_LIMITS.gapLength) && 'choice-too-long',
  ];
  return found.filter((problem) => problem !== false);
}

function readKey(details: unknown): Pick<Gaps, 'gaps' | 'forgives'> {
  const { gaps: all, forgives } = (details ?? {}) as { gaps?: unknown; forgives?: Partial<Forgiving> };
  return {
    gaps: Array.isArray(all) ? all.filter(isWords) : [],
    forgives: { capitals: forgives?.capitals !== false, apostrophes: forgives?.apostrophes === true },
  };
}
