import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { randomToken, sha256 } from '../../platform/keyed-hash.ts';
import { presentedToken, sessionTimes } from './presented-token.ts';
import { formatToken, nextSecret, parseToken } from './session-token.ts';

const token = { sessionId: randomUUID(), secret: randomToken() };

describe('a bearer token', () => {
  test('names its session and holds a secret [T-DEV-4]', () => {
    expect(formatToken(token)).toBe(`${token.sessionId}.${token.secret}`);
    expect(parseToken(formatToken(token))).toEqual(token);
  });

  test('has one form; anything else is nobody’s [T-DEV-4, T-G-9]', () => {
    const { sessionId, secret } = token;
    const wrong = [
      null,
      '',
      sessionId,
      secret,
      `${sessionId}.`,
      `.${secret}`,
      `${sessionId}${secret}`,
      `${sessionId}_${secret}`,
      `0${sessionId}.${secret}`,
      `${sessionId.toUpperCase().replace(/[0-9]/g, 'A')}.${secret}`,
      `${sessionId.replaceAll('-', '')}.${secret}`,
      `${sessionId}.${secret}A`,
      `${sessionId}.${secret.slice(1)}`,
      `${sessionId}.${secret.slice(1)}!`,
      ` ${sessionId}.${secret}`,
    ];
    for (const text of wrong) expect(parseToken(text), String(text)).toBeNull();
  });

  test('leads to one successor, which needs both the secret and what the database keeps [T-DEV-5]', () => {
    const salt = randomBytes(32);
    const next = nextSecret(token.secret, salt);
    expect(next).toBe(nextSecret(token.secret, salt));
    expect(parseToken(formatToken({ ...token, secret: next }))).toEqual({ ...token, secret: next });
    expect(next).not.toBe(nextSecret(randomToken(), salt));
    expect(next).not.toBe(nextSecret(token.secret, randomBytes(32)));
  });

  test('is the newest of its login, the one before, or older than both [T-DEV-5]', () => {
    const secretHash = sha256('newest');
    const session = { secretHash, previousSecretHash: sha256('before') };
    expect(['newest', 'before', 'long ago'].map((secret) => presentedToken(session, secret))).toEqual([
      'current',
      'previous',
      'older',
    ]);
    expect(presentedToken({ secretHash, previousSecretHash: null }, 'before')).toBe('older');
  });

  test('makes its login used whenever it is renewed [T-DEV-2]', () => {
    const [signedInAt, tokenIssuedAt] = [new Date(1000), new Date(5000)];
    expect(sessionTimes({ signedInAt, tokenIssuedAt })).toEqual({
      createdAt: 1000,
      lastUsedAt: 5000,
      rotatedAt: 5000,
      endedAt: null,
    });
  });
});
