import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { equalHashes, hmac, randomToken, sha256 } from './keyed-hash.ts';

const KEY = randomToken();

test('a keyed hash is that of its parts with a sign between them that no text holds, under the key’s own bytes [T-CODE-8]', () => {
  const known = createHmac('sha256', Buffer.from(KEY, 'base64url')).update('a\u0000bc').digest();
  expect(hmac(KEY, 'a', 'bc')).toEqual(known);
  expect(hmac(KEY, 'ab', 'c')).not.toEqual(known);
});

test('hashes are the same when all their bytes are, and of one length [T-DEV-4]', () => {
  expect(equalHashes(sha256('a'), sha256('a'))).toBe(true);
  expect(equalHashes(sha256('a'), sha256('b'))).toBe(false);
  expect(equalHashes(sha256('a'), sha256('a').subarray(1))).toBe(false);
});

test('a token is 32 bytes that fit into an address, another one each time [T-DEV-4]', () => {
  expect(Buffer.from(KEY, 'base64url')).toHaveLength(32);
  expect(KEY).toMatch(/^[\w-]{43}$/);
  expect(randomToken()).not.toBe(KEY);
});
