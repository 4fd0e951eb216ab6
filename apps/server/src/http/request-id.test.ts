import { expect, test } from 'vitest';
import { newRequestId } from './request-id.ts';

test('no two requests share an id, over many refills of the pool, and each has twelve safe characters [T-LOG-1]', () => {
  const ids = Array.from({ length: 5_000 }, newRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});
