import { expect, test } from 'vitest';
import { shownServerMessage } from './shown-message.ts';

test('a plain server message under 300 characters is shown [CAT-12, ERR-12, ERR-13]', () => {
  expect(shownServerMessage(' الكود غلط ')).toBe('الكود غلط');
  expect(shownServerMessage('x'.repeat(299))).toBe('x'.repeat(299));
});

test.each([null, undefined, '', '  ', 'x'.repeat(300), { message: 'x' }, 5])(
  '%j is not shown [ERR-43, ERR-55]',
  (message) => {
    expect(shownServerMessage(message)).toBeNull();
  },
);
