import { type Day, daysBetween } from './cairo-day.ts';

/** As many whole days without a lesson or a quiz are a reason to ask. */
export const QUIET_DAYS = 7;
/** Who has been away longer has left rather than slipped; the list is for those a message may bring back. */
export const GONE_DAYS = 30;
/** The last papers are held against as many before them. */
export const COMPARED_PAPERS = 3;
/** Points of a hundred between the two averages: less is the luck of single quizzes. */
const FALL_POINTS = 15;
/** A window that ends within this time is about to end. */
export const ENDING_HOURS = 48;

const HOUR_MS = 60 * 60 * 1000;

export type EndingUnit = {
  readonly unitId: number;
  readonly unitName: string;
  readonly endsAt: number;
  readonly unfinished: number;
};

export type LearnerFacts = {
  /** The last day with a lesson or a quiz; null for somebody who has not begun. */
  readonly lastActiveOn: Day | null;
  /** Newest first. */
  readonly scores: readonly number[];
  /** Units whose window is still open, with what is left to do in them. */
  readonly windows: readonly EndingUnit[];
};

export type SlipReason =
  | { readonly kind: 'quiet'; readonly days: number }
  | { readonly kind: 'falling'; readonly from: number; readonly to: number }
  /** Every one of them, the first to end first. */
  | { readonly kind: 'ending'; readonly units: EndingUnit[] };

/** Why a student may be slipping, most pressing first; an empty list is good news. */
export function slipReasons(facts: LearnerFacts, today: Day, now: number): SlipReason[] {
  return [ending(facts, now), quietness(facts, today), fall(facts)].filter((reason) => reason !== null);
}

function ending({ windows }: LearnerFacts, now: number): SlipReason | null {
  const units = endingUnits(windows, now);
  return units.length > 0 ? { kind: 'ending', units } : null;
}

/** Of these windows those about to end with something left to do, the first to end first. */
export function endingUnits(windows: readonly EndingUnit[], now: number): EndingUnit[] {
  return windows
    .filter(({ endsAt, unfinished }) => unfinished > 0 && endsAt > now && endsAt - now <= ENDING_HOURS * HOUR_MS)
    .sort((a, b) => a.endsAt - b.endsAt);
}

function quietness({ lastActiveOn }: LearnerFacts, today: Day): SlipReason | null {
  if (lastActiveOn === null) return null;
  const days = daysBetween(lastActiveOn, today);
  return days >= QUIET_DAYS && days <= GONE_DAYS ? { kind: 'quiet', days } : null;
}

function fall({ scores }: LearnerFacts): SlipReason | null {
  if (scores.length < 2 * COMPARED_PAPERS) return null;
  const to = mean(scores.slice(0, COMPARED_PAPERS));
  const from = mean(scores.slice(COMPARED_PAPERS, 2 * COMPARED_PAPERS));
  return from - to >= FALL_POINTS ? { kind: 'falling', from, to } : null;
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
