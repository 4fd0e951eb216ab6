/** A class average below this asks whether the lesson came across. */
const LOW_AVERAGE_BELOW = 50;
/** An average over fewer papers is that of a few students. */
const PAPERS_FOR_AVERAGE = 5;

export type QuizGlance = {
  readonly papers: number;
  readonly average: number;
  /** Questions that mislead the strong students. */
  readonly confusing: number;
};

export type LookReason = 'confusing' | 'low-average';

/** Why a teacher should open a quiz's results, most pressing first; none means that it is only news. */
export function lookReasons({ papers, average, confusing }: QuizGlance): LookReason[] {
  const reasons: LookReason[] = [];
  if (confusing > 0) reasons.push('confusing');
  if (papers >= PAPERS_FOR_AVERAGE && average < LOW_AVERAGE_BELOW) reasons.push('low-average');
  return reasons;
}
