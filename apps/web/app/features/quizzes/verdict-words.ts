import type { Verdict } from './kinds/question-player.ts';

/** What is said of a question as a whole. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = { right: 'صح', partly: 'نص صح', wrong: 'غلط' };
