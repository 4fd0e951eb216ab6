import { expect, test } from 'vitest';
import { readStudentsAddress, studentsAddress } from './students-address.ts';

const EVERYBODY = { search: '', grade: '', state: '', only: '', sort: 'newest' } as const;

test('what the list of students is asked for stands in its address, and is read back from it [DESK-127]', () => {
  const asked = { search: 'مريم', grade: 'Secondary1', state: 'open', only: 'away', sort: 'seen' } as const;
  expect(readStudentsAddress(new URLSearchParams(studentsAddress(asked)))).toEqual(asked);
  expect(studentsAddress(EVERYBODY)).toEqual({});
  expect(readStudentsAddress(new URLSearchParams('sort=salary&only=x&state='))).toEqual(EVERYBODY);
});
