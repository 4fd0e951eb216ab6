import { expect, test } from 'vitest';
import { codeEntryFault } from './code-entry.ts';

test.each([
  ['', true, 'code-missing', 'ENR-18, LEC-13'],
  ['  ', false, 'code-missing', 'ENR-18, CDET-23'],
  ['ABCD-2345', false, 'not-signed-in', 'ENR-19, CDET-24, LEC-06, ROLE-03'],
  ['ABCD-2345', true, null, 'ENR-05'],
] as const)('the code %j, signed in %s: %s [%s]', (text, signedIn, fault, _ids) => {
  expect(codeEntryFault(text, signedIn)).toBe(fault);
});
