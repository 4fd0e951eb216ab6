import { describe, expect, test } from 'vitest';
import { readLoginIdentifier } from './login-identifier.ts';

describe('the login field', () => {
  test.each([
    ['Ahmed@Example.com', { kind: 'email', email: 'ahmed@example.com' }, 'AUTH-18'],
    ['01012345678', { kind: 'phone', phone: '01012345678' }, 'AUTH-19'],
    ['٠١٠١٢٣٤٥٦٧٨', { kind: 'phone', phone: '01012345678' }, 'AUTH-19'],
    ['+20 101 234 5678', { kind: 'phone', phone: '01012345678' }, 'AUTH-19'],
  ] as const)('%j is accepted as %j [%s]', (typed, identifier, _ids) => {
    expect(readLoginIdentifier(typed)).toEqual(identifier);
  });

  test.each([
    ['', { kind: 'empty' }],
    ['0101234567', { kind: 'too-short', missing: 1 }],
    ['0101234567899', { kind: 'too-long', extra: 2 }],
    ['20123456789', { kind: 'wrong-start' }],
    ['ahmed ali@example.com', { kind: 'malformed-email' }],
    ['ahmed@', { kind: 'malformed-email' }],
    ['ahmed', { kind: 'unrecognised' }],
  ] as const)('%j is neither an e-mail nor a phone number: %j [AUTH-17]', (typed, reason) => {
    expect(readLoginIdentifier(typed)).toEqual({ kind: 'invalid', reason });
  });
});
