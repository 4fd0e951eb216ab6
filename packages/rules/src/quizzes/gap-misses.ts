import type { AnswerCount } from './item-analysis.ts';
import { choiceIdentity } from './kinds/choice-identity.ts';
import { spelling } from './kinds/gap-spelling.ts';
import type { Gaps } from './kinds/gaps.ts';
import { takesSpelling } from './kinds/mark-gaps.ts';

/** Words that students wrote into a gap and that its key does not take. */
export interface GapMiss {
  readonly gap: number;
  /** As most of them wrote it. */
  readonly words: string;
  readonly papers: number;
}

/** Of each gap the most frequent: what few wrote is seldom a spelling that was forgotten. */
const MISSES_TOLD = 5;

/** What a class wrote into gaps and was given nothing for, the most frequent first. */
export function gapMisses(part: Gaps, answers: readonly AnswerCount[]): GapMiss[] {
  return part.gaps.flatMap((_, gap) => {
    const written = new Map<string, Map<string, number>>();
    for (const { answer, papers } of answers) {
      const words = Array.isArray(answer) ? choiceIdentity(String(answer[gap] ?? '')) : '';
      // Where a key is written a slash parts two spellings, so none can have one.
      if (words === '' || words.includes('/') || takesSpelling(part, gap, words)) continue;
      const forms = written.get(spelling(words, part.forgives)) ?? new Map<string, number>();
      written.set(spelling(words, part.forgives), forms.set(words, (forms.get(words) ?? 0) + papers));
    }
    return [...written.values()]
      .map((forms) => ({ gap, words: mostFrequent(forms), papers: sum(forms) }))
      .sort((one, other) => other.papers - one.papers || one.words.localeCompare(other.words))
      .slice(0, MISSES_TOLD);
  });
}

const sum = (forms: ReadonlyMap<string, number>) => [...forms.values()].reduce((all, papers) => all + papers, 0);

function mostFrequent(forms: ReadonlyMap<string, number>): string {
  const [first] = [...forms].sort(([one, papers], [other, more]) => more - papers || one.localeCompare(other));
  return first?.[0] ?? '';
}
