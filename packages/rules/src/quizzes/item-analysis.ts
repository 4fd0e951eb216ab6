import type { ScoreCount } from './score-figures.ts';

/** The usual share of a class in each of the two groups that are compared. */
export const GROUP_SHARE = 0.27;
/** With fewer papers a group is one or two students, and says more about them than about the question. */
export const PAPERS_TO_JUDGE = 10;
const TOO_EASY_FROM = 0.9;
const TOO_HARD_BELOW = 0.3;
const WEAK_BELOW = 0.2;

/** How many papers of one score chose one answer of a question. */
export type AnswerCount = { readonly choice: number; readonly score: number; readonly papers: number };

export type ItemReading =
  /** Not enough papers to say anything. */
  | 'too-few'
  /** The best students prefer one wrong answer to the right one: the key may be wrong. */
  | 'check-key'
  /** The weak answer it better than the strong. */
  | 'confuses-strong'
  | 'too-easy'
  | 'too-hard'
  /** Strong and weak do about the same. */
  | 'weak'
  | 'good';

export type ItemAnalysis = {
  /** Papers that answered it. */
  readonly papers: number;
  /** Share that answered right, from 0 to 1; the higher, the easier. */
  readonly difficulty: number;
  /** Share right in the upper group less the share right in the lower, from -1 to 1; null for too few papers. */
  readonly discrimination: number | null;
  readonly choices: readonly { readonly papers: number; readonly share: number }[];
  readonly reading: ItemReading;
};

export type Item = { readonly rightChoice: number; readonly choiceCount: number };

/**
 * Judges one question of a class. The groups are the upper and the lower 27 % of the papers by their whole score, of
 * at least one paper. Where many papers share the score at a group's edge, the places left in it are divided among all
 * of them alike, so the figures never depend on an order of equals; a class in which all are equal discriminates
 * nothing.
 */
export function analyseItem(item: Item, answers: readonly AnswerCount[], scores: readonly ScoreCount[]): ItemAnalysis {
  const papers = answers.reduce((sum, answer) => sum + answer.papers, 0);
  const choices = Array.from({ length: item.choiceCount }, (_, choice) => {
    const chosen = answers.filter((answer) => answer.choice === choice).reduce((sum, each) => sum + each.papers, 0);
    return { papers: chosen, share: papers === 0 ? 0 : chosen / papers };
  });
  const difficulty = choices[item.rightChoice]?.share ?? 0;
  const classSize = scores.reduce((sum, each) => sum + each.papers, 0);
  if (classSize < PAPERS_TO_JUDGE || papers === 0) {
    return { papers, difficulty, discrimination: null, choices, reading: 'too-few' };
  }
  const group = Math.max(1, Math.round(classSize * GROUP_SHARE));
  const upper = groupShares(item, answers, membership(scores, group, 'upper'), group);
  const lower = groupShares(item, answers, membership(scores, group, 'lower'), group);
  // Rounded, because shares of the divided places leave a dust of binary fractions on a plain zero.
  const discrimination = Math.round(((upper[item.rightChoice] ?? 0) - (lower[item.rightChoice] ?? 0)) * 1e6) / 1e6;
  return { papers, difficulty, discrimination, choices, reading: readItem(item, difficulty, discrimination, upper) };
}

/** For each score, which part of its papers belongs to the group. */
function membership(scores: readonly ScoreCount[], group: number, side: 'upper' | 'lower'): Map<number, number> {
  const sorted = [...scores].sort((a, b) => (side === 'upper' ? b.score - a.score : a.score - b.score));
  const parts = new Map<number, number>();
  let left = group;
  for (const { score, papers } of sorted) {
    if (left <= 0) break;
    parts.set(score, Math.min(1, left / papers));
    left -= papers;
  }
  return parts;
}

/** Which share of a group chose each answer. */
function groupShares(item: Item, answers: readonly AnswerCount[], parts: Map<number, number>, group: number): number[] {
  const shares = Array<number>(item.choiceCount).fill(0);
  for (const { choice, score, papers } of answers) {
    const part = parts.get(score);
    if (part !== undefined && choice in shares) shares[choice] = (shares[choice] ?? 0) + (papers * part) / group;
  }
  return shares;
}

function readItem(item: Item, difficulty: number, discrimination: number, upper: readonly number[]): ItemReading {
  const right = upper[item.rightChoice] ?? 0;
  if (upper.some((share, choice) => choice !== item.rightChoice && share > right + 1e-9)) return 'check-key';
  if (discrimination < 0) return 'confuses-strong';
  if (difficulty >= TOO_EASY_FROM) return 'too-easy';
  if (difficulty < TOO_HARD_BELOW) return 'too-hard';
  return discrimination < WEAK_BELOW ? 'weak' : 'good';
}

/** Readings that ask the teacher to look at the question itself. */
export function isConfusing(reading: ItemReading): boolean {
  return reading === 'check-key' || reading === 'confuses-strong';
}
