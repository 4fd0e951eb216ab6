import { expect, test } from 'vitest';
import { rowOf } from './students-file.ts';

const STUDENT = {
  ...{ id: 'a', name: 'منة الله أحمد', phone: '01000000001', parentPhone: null, email: '', grade: 'Secondary3' },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', lastLoginAt: null, disabled: false, anonymous: false },
};

test('a row of the file says the year and the last visit as the list on the screen does [DESK-231]', () => {
  const row = rowOf({ ...STUDENT, lastSeenAt: '2026-11-16T08:00:00.000Z' });
  expect(row.slice(4, 7)).toEqual(['تالتة ثانوي', '2026-11-01', '2026-11-16']);
  expect(rowOf({ ...STUDENT, lastSeenAt: null })[6]).toBe('');
});
