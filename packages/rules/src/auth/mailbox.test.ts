import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { emailWithoutMailbox, hasMailbox } from './mailbox.ts';

test('a student without an e-mail has an address that is well formed and reaches nobody', () => {
  const email = emailWithoutMailbox('01012345678');
  expect([isEmail(email), hasMailbox(email), hasMailbox('a@students.example')]).toEqual([true, false, true]);
});
