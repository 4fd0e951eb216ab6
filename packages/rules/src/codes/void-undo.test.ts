import { expect, test } from 'vitest';
import { undoableSince } from './void-undo.ts';

test('what was voided in the last hour can be taken back [TRUST-67]', () => {
  expect(undoableSince(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2026-11-15T09:00:00Z'));
});
