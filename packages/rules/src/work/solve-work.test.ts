import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { searchWork, solveWork } from './solve-work.ts';

/** As the server asks, made with another SHA-256 than ours. */
function challengeOf(number: number, most: number, salt = randomBytes(16)): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  const wanted = createHash('sha256').update(salt).update(bytes).digest('hex').slice(0, 13);
  return `soon.${most.toString(36)}.${salt.toString('hex')}.${wanted}`;
}

describe('the work a browser does', () => {
  test.each([0, 1, 17, 4999])('is to find the number behind a hash: %d [T-AUTH-14]', (number) => {
    for (let time = 0; time < 5; time += 1) {
      const challenge = challengeOf(number, 5000);
      const [expires, most, salt] = challenge.split('.');
      expect(solveWork(challenge)).toBe(`${expires}.${most}.${salt}.${number.toString(36)}`);
    }
  });

  test('can be done a piece at a time [T-AUTH-14]', () => {
    const search = searchWork(challengeOf(1500, 2000));
    expect([search.most, search.tryNumbers(0, 1000), search.tryNumbers(1000, 1500)]).toEqual([2000, null, null]);
    expect(search.tryNumbers(1500, 1501)).toMatch(/\.15o$/);
  });

  test.each([challengeOf(9000, 5000), '', 'a.b.c.d', '...'])(
    'ends without an answer where there is none: %s',
    (text) => {
      expect(solveWork(text)).toBeNull();
    },
  );
});
