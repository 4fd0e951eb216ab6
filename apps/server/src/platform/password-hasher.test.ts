import { describe, expect, test } from 'vitest';
import type { DomainError } from '../errors/domain-error.ts';
import { createPasswordHasher, isComputable } from './password-hasher.ts';

const CHEAP = { memoryKib: 8, passes: 1, lanes: 1 };

describe('password hasher', () => {
  test('writes argon2id at the floor of 19 MiB and two passes, with a salt of sixteen bytes of its own [T-AUTH-1]', async () => {
    const hasher = createPasswordHasher();
    const [one, other] = [await hasher.hash('same'), await hasher.hash('same')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await hasher.verify('same', one)).toBe(true);
    expect(await hasher.verify('Same', one)).toBe(false);
  });

  test('a hash made at another cost still verifies and asks to be made again [T-AUTH-1]', async () => {
    const old = await createPasswordHasher({ cost: CHEAP }).hash('kitab');
    const today = createPasswordHasher({ cost: { ...CHEAP, memoryKib: 16 } });
    expect(await today.verify('kitab', old)).toBe(true);
    expect(await today.verify('kitaab', old)).toBe(false);
    expect(today.needsRehash(old)).toBe(true);
    expect(today.needsRehash(await today.hash('kitab'))).toBe(false);
  });

  test('no account is no match, whatever the password [T-AUTH-2]', async () => {
    expect(await createPasswordHasher({ cost: CHEAP }).verify('anything', null)).toBe(false);
  });

  test.each([
    ['gigabytes of memory', '$argon2id$v=19$m=2400000,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$', 32],
    ['passes without end', '$argon2id$v=19$m=19456,t=4000000,p=1$AAAAAAAAAAAAAAAAAAAAAA$', 32],
    ['more lanes than memory', '$argon2id$v=19$m=8,t=1,p=4$AAAAAAAAAAAAAAAAAAAAAA$', 32],
    ['another length than ours', '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$', 16],
    ['a salt of one byte', '$argon2id$v=19$m=8,t=1,p=1$AA$', 32],
    ['another form', '$2b$10$', 32],
    ['nothing', '', 0],
  ])(
    "a stored hash that asks for %s is no match, computed at today's cost, and no fault [TRUST-61]",
    async (_what, head, tag) => {
      const hash = head + Buffer.alloc(tag).toString('base64').replace(/=+$/, '');
      const before = process.memoryUsage().rss;
      expect([await createPasswordHasher({ cost: CHEAP }).verify('x', hash), isComputable(hash)]).toEqual([
        false,
        false,
      ]);
      expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 * 1024);
    },
  );

  test('the same letters typed in another Unicode form are the same password [T-AUTH-6]', async () => {
    const hasher = createPasswordHasher({ cost: CHEAP });
    expect(await hasher.verify('cafe\u0301', await hasher.hash('caf\u00e9'))).toBe(true);
  });

  test('past two at work and a hundred waiting the answer is busy, with a time to come back [T-AUTH-1, T-R12]', async () => {
    const hasher = createPasswordHasher({ cost: CHEAP });
    const outcomes = await Promise.allSettled(Array.from({ length: 110 }, () => hasher.verify('x', null)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused as { reason: DomainError }[]) {
      expect(reason.code).toBe('service.busy');
      expect(reason.retryAfterSeconds).toBeGreaterThanOrEqual(2);
    }
    expect(await hasher.verify('x', await hasher.hash('x'))).toBe(true);
  });
});
