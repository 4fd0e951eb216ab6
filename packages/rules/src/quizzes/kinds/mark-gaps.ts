import { type Forgiving, spelling } from './gap-spelling.ts';

/**
 * For each gap of a text, in its order, every spelling that is right; the first is the one that is shown. Apart from
 * what a teacher does with gaps: a phone on which mistakes are practised marks them and does nothing else.
 */
export interface GapsKey {
  readonly gaps: readonly (readonly string[])[];
  readonly forgives: Forgiving;
}

/** What was written into each gap; nothing where one was left empty. */
export type Written = readonly string[];

/** Each gap beside what was written into it, and the share of the mark: each earns its part. */
export function markGaps(key: GapsKey, answer: Written | null) {
  const gaps = key.gaps.map((accepted, at) => {
    const written = answer?.[at] ?? '';
    return { written, isCorrect: takesSpelling(key, at, written), accepted };
  });
  return { gaps, share: gaps.filter(({ isCorrect }) => isCorrect).length / Math.max(1, gaps.length) };
}

/** Whether a gap takes these words for right. */
export function takesSpelling({ gaps, forgives }: GapsKey, at: number, words: string): boolean {
  const written = spelling(words, forgives);
  return written !== '' && (gaps[at] ?? []).some((accepted) => spelling(accepted, forgives) === written);
}
