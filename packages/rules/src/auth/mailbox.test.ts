import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { coverMailbox, emailWithoutMailbox, hasMailbox } from './mailbox.ts';

test('a student without an e-mail has an address that is well formed and reaches nobody', () => {
  const email = emailWithoutMailbox('01012345678');
  expect([isEmail(email), hasMailbox(email), hasMailbox('a@students.example')]).toEqual([true, false, true]);
});

test.each([
  ['mariam.adel@gmail.com', 'm…l@gmail.com'],
  ['abc@example.com', 'a…@example.com'],
  ['a@b.eg', 'a…@b.eg'],
])('a mailbox is named so that only its owner knows it: %s as %s [LEARN-152]', (email, covered) => {
  expect(coverMailbox(email)).toBe(covered);
});
