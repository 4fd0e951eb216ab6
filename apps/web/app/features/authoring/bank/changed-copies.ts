import type { BankQuestion } from './bank-question.ts';

type Worded = Pick<BankQuestion, 'id' | 'kind' | 'text' | 'passageId'>;

/** Of questions in the same words, which differ in choices or key, all but the first that was written. */
export function changedCopies(questions: readonly Worded[]): ReadonlySet<number> {
  const first = new Map<string, number>();
  const wordsOf = ({ kind, text, passageId }: Worded) => JSON.stringify([kind, text, passageId]);
  for (const question of questions) {
    const words = wordsOf(question);
    first.set(words, Math.min(question.id, first.get(words) ?? question.id));
  }
  const copies = questions.filter((question) => question.text !== '' && first.get(wordsOf(question)) !== question.id);
  return new Set(copies.map(({ id }) => id));
}
