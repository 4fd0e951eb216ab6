/**
 * The share of the mark that ticks earn, of so many choices with these right ones. Each right tick earns its part and
 * each wrong one loses its part, never below nothing: who ticks everything earns what who knows nothing deserves. A
 * share for each choice, as Moodle's files have it, says exactly this (record 39).
 */
export function gradeSeveral(choices: number, rightChoices: readonly number[], ticks: readonly number[]): number {
  const right = ticks.filter((place) => rightChoices.includes(place)).length;
  const wrong = ticks.length - right;
  const wrongChoices = Math.max(1, choices - rightChoices.length);
  // One fraction, so that all right and nothing wrong is exactly 1.
  const earned = right * wrongChoices - wrong * rightChoices.length;
  return Math.max(0, earned) / (rightChoices.length * wrongChoices);
}
