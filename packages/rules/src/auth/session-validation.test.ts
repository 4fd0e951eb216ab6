import { describe, expect, test } from 'vitest';
import { validationVerdict } from './session-validation.ts';

const status = (code: number) => ({ kind: 'status', status: code }) as const;
const network = { kind: 'network-failure' } as const;

describe('a saved login', () => {
  test.each([
    [status(200), 'valid', 'SESS-10'],
    [status(204), 'valid', 'SESS-10'],
    [status(404), 'valid', 'SESS-11'],
    [status(401), 'invalid', 'SESS-12'],
    [status(500), 'invalid', 'SESS-12'],
    [status(302), 'invalid', 'SESS-12'],
    [status(300), 'invalid', 'SESS-12'],
    [status(199), 'invalid', 'SESS-12'],
    [network, 'unreachable', 'SESS-13'],
  ] as const)('validated with %j is %s [%s]', (outcome, verdict, _ids) => {
    expect(validationVerdict(outcome)).toBe(verdict);
  });
});
