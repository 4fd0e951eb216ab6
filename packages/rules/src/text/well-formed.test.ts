import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test.each(['', 'مستر أحمد', 'a\u{1F600}b', '\u{1F600}', '\uD83D', 'a\uDE00', '\uD83D\uD83D\uDE00', '\uDE00\uD83D'])(
  'agrees with the language itself about %j [FLOOR-02]',
  (text) => {
    expect(wellFormed(text)).toBe(text.toWellFormed());
  },
);
