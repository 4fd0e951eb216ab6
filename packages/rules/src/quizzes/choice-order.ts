import { seededRandom } from './seeded-random.ts';

const WORDS = 2 ** 32;

/** A number below `bound`, each equally likely: the tail that would favour small numbers is drawn again. */
export function below(bound: number, next: () => number): number {
  const fair = WORDS - (WORDS % bound);
  for (;;) {
    const drawn = next();
    if (drawn < fair) return drawn % bound;
  }
}

/**
 * The order in which one student sees the answers of one question: entry p is the stored position of the answer shown
 * at p. The seed must hold something only the server knows beside tenant, student and question, because this file is
 * in the browser too and teachers tend to type the right answer first. A pinned question keeps its order.
 */
export function choiceOrder(seed: string, count: number, pinned = false): number[] {
  const order = Array.from({ length: count }, (_, position) => position);
  if (pinned) return order;
  const next = seededRandom(seed);
  for (let last = count - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, next);
    const kept = order[last] as number;
    order[last] = order[chosen] as number;
    order[chosen] = kept;
  }
  return order;
}
