import { QUESTION_LIMITS } from '../question-limits.ts';
import { choiceIdentity } from './choice-identity.ts';
import type { KindProblem, QuestionKind } from './question-kind.ts';

/** The pieces of a sentence in their right order. */
export interface WordOrder {
  readonly kind: 'word-order';
  readonly words: readonly string[];
}

type Places = readonly number[];

const isPlaces = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

/**
 * Words to be put in order: each is shown in an order of the student's own, which is never the right one. An answer
 * names words by their places, and earns all or nothing: a sentence with two words exchanged is another sentence.
 */
export const wordOrder = {
  // A fixed order would be the answer.
  mayPin: false,
  fits: () => false,
  // Of choices the right one is the sentence.
  fromSketch: ({ choices, right: [first = -1] }): WordOrder => ({
    kind: 'word-order',
    words: (choices[first] ?? '').split(' '),
  }),
  sketch: ({ words }) => ({ choices: [words.join(' ')], right: [0] }),
  problems: ({ words }) => {
    const found: (KindProblem | false)[] = [
      new Set(words.map(choiceIdentity)).size < QUESTION_LIMITS.wordsAtLeast && 'too-few-words',
      words.length > QUESTION_LIMITS.wordsAtMost && 'too-many-words',
      words.some((word) => word.length > QUESTION_LIMITS.choiceLength) && 'choice-too-long',
    ];
    return found.filter((problem) => problem !== false);
  },
  words: ({ words }) => words,
  tidy: ({ words, ...rest }) => ({ ...rest, words: words.map((word) => word.trim()).filter(Boolean) }),
  toRow: ({ words }) => ({ choices: words, rightChoice: null, details: null }),
  fromRow: ({ choices }) => ({ kind: 'word-order', words: choices }),
  shuffled: ({ words }) => words.length,
  present: (part, order) => ({
    kind: 'word-order' as const,
    words: scrambled(part, order).map((at) => part.words[at] ?? ''),
  }),
  readAnswer: (part, order, sent): Places | null => {
    const isOfQuestion = (place: number) => place >= 0 && place < part.words.length;
    if (!isPlaces(sent) || sent.length === 0 || !sent.every(isOfQuestion) || new Set(sent).size < sent.length)
      return null;
    const seen = scrambled(part, order);
    return sent.map((place) => seen[place] ?? place);
  },
  grade,
  picked: (part, answer): number[] => (grade(part, answer) === 1 ? [0] : []),
  mark(part, order, answer) {
    const { words } = part;
    const share = answer === null ? 0 : grade(part, answer);
    const given = (answer ?? []).map((place) => words[place] ?? '');
    const asked = scrambled(part, order).map((at) => words[at] ?? '');
    return { kind: 'word-order' as const, words: asked, given, right: words, share };
  },
  carrier: (earlier, now) =>
    isSameSentence(earlier, now) ? { carry: (answer) => answer, places: [...now.words.keys()] } : null,
  judgesAlike: isSameSentence,
  keyWords: ({ words }) => words.join(' '),
  cells: ({ words }) => ({ choices: [], right: words.join(' / ') }),
  gift: () => null,
} satisfies QuestionKind<WordOrder, WordOrder, Places, object, object>;

function isSameSentence(earlier: WordOrder, now: WordOrder): boolean {
  return JSON.stringify(earlier.words) === JSON.stringify(now.words);
}

/** By their words: two that are the same may change places. */
function grade({ words }: WordOrder, answer: Places): number {
  return answer.length === words.length && answer.every((place, at) => words[place] === words[at]) ? 1 : 0;
}

/** An order in which the words do not already make the sentence. */
function scrambled({ words }: WordOrder, order: readonly number[]): readonly number[] {
  const whole = order.length === words.length ? order : words.map((_, at) => at);
  const isSolved = whole.every((place, at) => words[place] === words[at]);
  // Moved on by one: of words that are not all the same this is another sentence.
  return isSolved ? [...whole.slice(1), ...whole.slice(0, 1)] : whole;
}
