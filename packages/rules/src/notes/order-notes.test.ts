import { expect, test } from 'vitest';
import { orderNotes } from './order-notes.ts';

test('notes stand in the order of the video, whatever order they were taken in [LEARN-50]', () => {
  const notes = [
    { id: 'c', second: 90 },
    { id: 'b', second: 5 },
    { id: 'a', second: 90 },
  ];
  expect(orderNotes(notes).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
