import { normalisePhone } from '../auth/phone.ts';

export type ParentLookup =
  | { readonly kind: 'lookup'; readonly parentPhone: string; readonly studentPhone: string }
  | { readonly kind: 'phones-missing' };

/** Both numbers are needed; their format is not judged here, only their spelling made one. */
export function parentLookup(parentPhone: string, studentPhone: string): ParentLookup {
  const parent = normalisePhone(parentPhone);
  const student = normalisePhone(studentPhone);
  if (parent === '' || student === '') return { kind: 'phones-missing' };
  return { kind: 'lookup', parentPhone: parent, studentPhone: student };
}
