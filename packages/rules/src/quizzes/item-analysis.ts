import { kindOf, type QuestionPart, type StoredAnswer, sketchOf } from './kinds/question-kinds.ts';

/** The usual share of a class in each of the two groups that are compared. */
export const GROUP_SHARE = 0.27;
/** With fewer papers a group is one or two students, and says more about them than about the question. */
export const PAPERS_TO_JUDGE = 10;
const TOO_EASY_FROM = 0.9;
const TOO_HARD_BELOW = 0.3;
const WEAK_BELOW = 0.2;

/** How many papers of one score gave one answer to a question, or none. */
export type AnswerCount = { readonly answer: StoredAnswer | null; readonly score: number; readonly papers: number };

export type ItemReading =
  /** Not enough papers to say anything. */
  | 'too-few'
  /** The best students prefer a wrong choice to a right one: the key may be wrong. */
  | 'check-key'
  /** The weak answer it better than the strong. */
  | 'confuses-strong'
  | 'too-easy'
  | 'too-hard'
  /** Strong and weak do about the same. */
  | 'weak'
  | 'good';

export type ItemAnalysis = {
  /** Papers that it counted on, answered or left empty. */
  readonly papers: number;
  /** Which share of its mark the class earned, from 0 to 1; the higher, the easier. */
  readonly difficulty: number;
  /** The share earned by the upper group less that of the lower, from -1 to 1; null for too few papers. */
  readonly discrimination: number | null;
  /** How many picked each choice. */
  readonly choices: readonly { readonly papers: number; readonly share: number }[];
  readonly reading: ItemReading;
};

/**
 * Judges one question by the papers that have it: whoever did not draw it says nothing about it. The groups are the
 * upper and the lower 27 % of these papers by their whole score, of at least one paper. Where many papers share the
 * score at a group's edge, the places left in it are divided among all of them alike, so the figures never depend on an
 * order of equals; a class in which all are equal discriminates nothing.
 */
export function analyseItem(item: QuestionPart, answers: readonly AnswerCount[]): ItemAnalysis {
  const whole = groupOf(item, answers, () => 1);
  const papers = answers.reduce((sum, answer) => sum + answer.papers, 0);
  const choices = whole.picked.map((picked) => ({ papers: picked, share: papers === 0 ? 0 : picked / papers }));
  const difficulty = papers === 0 ? 0 : whole.earned / papers;
  if (papers < PAPERS_TO_JUDGE) {
    return { papers, difficulty, discrimination: null, choices, reading: 'too-few' };
  }
  const size = Math.max(1, Math.round(papers * GROUP_SHARE));
  const upper = groupOf(item, answers, membership(answers, size, 'upper'));
  const lower = groupOf(item, answers, membership(answers, size, 'lower'));
  // Rounded, because shares of the divided places leave a dust of binary fractions on a plain zero.
  const discrimination = Math.round(((upper.earned - lower.earned) / size) * 1e6) / 1e6;
  const reading = prefersWrong(item, upper.picked) ? 'check-key' : readItem(difficulty, discrimination);
  return { papers, difficulty, discrimination, choices, reading };
}

/** Which part of the papers of a score belongs to the group. */
function membership(
  answers: readonly AnswerCount[],
  group: number,
  side: 'upper' | 'lower',
): (score: number) => number {
  const scores = new Map<number, number>();
  for (const { score, papers } of answers) scores.set(score, (scores.get(score) ?? 0) + papers);
  const sorted = [...scores].sort(([a], [b]) => (side === 'upper' ? b - a : a - b));
  const parts = new Map<number, number>();
  let left = group;
  for (const [score, papers] of sorted) {
    if (left <= 0) break;
    parts.set(score, Math.min(1, left / papers));
    left -= papers;
  }
  return (score) => parts.get(score) ?? 0;
}

/** What a group earned all together, and how many of it picked each choice. */
function groupOf(item: QuestionPart, answers: readonly AnswerCount[], partOf: (score: number) => number) {
  const kind = kindOf(item);
  const picked = sketchOf(item).choices.map(() => 0);
  let earned = 0;
  for (const { answer, score, papers } of answers) {
    if (answer === null) continue;
    const members = papers * partOf(score);
    // Whoever waits for marks is not counted among the judged papers at all.
    earned += members * (kind.grade(item, answer) ?? 0);
    for (const choice of kind.picked(item, answer)) {
      if (choice in picked) picked[choice] = (picked[choice] ?? 0) + members;
    }
  }
  return { earned, picked };
}

function prefersWrong(item: QuestionPart, picked: readonly number[]): boolean {
  const { right } = sketchOf(item);
  const leastRight = Math.min(...right.map((choice) => picked[choice] ?? 0));
  return picked.some((members, choice) => !right.includes(choice) && members > leastRight + 1e-9);
}

function readItem(difficulty: number, discrimination: number): ItemReading {
  if (discrimination < 0) return 'confuses-strong';
  if (difficulty >= TOO_EASY_FROM) return 'too-easy';
  if (difficulty < TOO_HARD_BELOW) return 'too-hard';
  return discrimination < WEAK_BELOW ? 'weak' : 'good';
}

/** Readings that ask the teacher to look at the question itself. */
export function isConfusing(reading: ItemReading): boolean {
  return reading === 'check-key' || reading === 'confuses-strong';
}
