import { choiceIdentity } from './choice-identity.ts';

/**
 * By earlier place: the place of a choice now, or null when it is gone. Null for all of them when fewer than half still
 * stand word for word: that is another question in the earlier one's place.
 */
export function matchChoices(earlier: readonly string[], now: readonly string[]): (number | null)[] | null {
  const names = now.map(choiceIdentity);
  const kept = earlier.map((choice) => names.indexOf(choiceIdentity(choice)));
  if (kept.filter((place) => place >= 0).length * 2 < earlier.length) return null;
  // A choice is the one with the same words, else the reworded one in the same place.
  return kept.map((place, at) => {
    if (place >= 0) return place;
    return at < now.length && !kept.includes(at) ? at : null;
  });
}
