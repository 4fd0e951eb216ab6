import { PAPERS_TO_JUDGE } from '../item-analysis.ts';

/** What a question asks of a student. Whatever else a teacher sorts by is a tag. */
export const SKILLS = [
  'vocabulary',
  'grammar',
  'reading',
  'listening',
  'functions',
  'novel',
  'translation',
  'writing',
] as const;
export type Skill = (typeof SKILLS)[number];

export const LEVELS = ['easy', 'middle', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export const BANK_LIMITS = {
  unitLength: 120,
  sourceLength: 120,
  tagLength: 40,
  tags: 20,
  /** How many are labelled in one go. */
  labelledAtOnce: 500,
} as const;

const EASY_FROM = 0.8;
const HARD_BELOW = 0.5;

/** What a class made of a question: the share of its mark that papers earned on it. */
export interface HowItDid {
  readonly papers: number;
  readonly difficulty: number;
}

/** The level that papers show; null while there are too few to say. What the teacher says comes before it. */
export function measuredLevel({ papers, difficulty }: HowItDid): Level | null {
  if (papers < PAPERS_TO_JUDGE) return null;
  if (difficulty >= EASY_FROM) return 'easy';
  return difficulty < HARD_BELOW ? 'hard' : 'middle';
}

/** How a question did in one quiz. */
export interface UseFigures extends HowItDid {
  readonly discrimination: number | null;
}

/** How it did over all: every quiz counts by its papers, and for telling strong from weak only where that could be told. */
export function wholeFigures(uses: readonly UseFigures[]): UseFigures {
  const papers = uses.reduce((sum, use) => sum + use.papers, 0);
  const mean = (of: readonly UseFigures[], figure: (use: UseFigures) => number) => {
    const counted = of.reduce((sum, use) => sum + use.papers, 0);
    return counted === 0 ? null : of.reduce((sum, use) => sum + figure(use) * use.papers, 0) / counted;
  };
  const judged = uses.filter(({ discrimination }) => discrimination !== null);
  return {
    papers,
    difficulty: mean(uses, ({ difficulty }) => difficulty) ?? 0,
    discrimination: mean(judged, ({ discrimination }) => discrimination ?? 0),
  };
}

/** Tags as they are kept: each once, none of them empty. */
export function withTags(now: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const wanted = [...now, ...added].map((tag) => tag.trim()).filter((tag) => tag !== '' && !removed.includes(tag));
  return [...new Set(wanted)].slice(0, BANK_LIMITS.tags);
}
