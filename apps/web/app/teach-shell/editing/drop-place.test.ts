import { expect, test } from 'vitest';
import { dropPlace } from './drop-place.ts';

const TOPS = [0, 40, 80, 180];
const HEIGHTS = [40, 40, 100, 40];

test.each([
  ['stays where it is while it is not past a neighbour', 0, 30, 0],
  ['goes under the neighbour whose middle it passes', 0, 50, 1],
  ['passes a tall item only past its middle', 0, 100, 1],
  ['goes to the end however far it is pulled', 0, 5_000, 3],
  ['goes up past small and tall alike', 3, -75, 2],
  ['goes to the start however far it is pulled', 3, -5_000, 0],
])('a dragged item %s', (_, from, offset, place) => {
  expect(dropPlace(TOPS, HEIGHTS, from, offset)).toBe(place);
});
