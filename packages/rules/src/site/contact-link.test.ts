import { expect, test } from 'vitest';
import { contactLink } from './contact-link.ts';

test('a social address of the contact record is linked to [SHELL-14]', () => {
  expect(contactLink(' https://www.facebook.com/teacher ')).toBe('https://www.facebook.com/teacher');
});

test.each([
  null,
  undefined,
  '',
  'facebook.com/teacher',
  'http://facebook.com/teacher',
  'javascript:alert(1)',
  'https://',
  'https://facebook.com@evil.example/',
  '//evil.example',
])('%j is never linked to [SHELL-13, SHELL-14, T-INJ-3]', (address) => {
  expect(contactLink(address)).toBeNull();
});
