/**
 * The place a dragged item would take: it passes a neighbour when its own middle passes the neighbour's.
 * Tops and heights are those of the list at rest.
 */
export function dropPlace(tops: readonly number[], heights: readonly number[], from: number, offset: number): number {
  const middle = (index: number) => (tops[index] ?? 0) + (heights[index] ?? 0) / 2;
  const held = middle(from) + offset;
  let place = from;
  while (place + 1 < tops.length && held > middle(place + 1)) place += 1;
  while (place > 0 && held < middle(place - 1)) place -= 1;
  return place;
}
