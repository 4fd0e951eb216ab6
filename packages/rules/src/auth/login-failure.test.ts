import { describe, expect, test } from 'vitest';
import { readLoginFailure } from './login-failure.ts';

const ARABIC = 'الإيميل أو كلمة السر غلط';

describe('a refused login', () => {
  test.each([
    ["You can't log in from more than two devices.", { kind: 'max-devices' }, 'ERR-14'],
    ["Error: You can't log in from more than two devices. Bye", { kind: 'max-devices' }, 'ERR-14'],
    [{ message: "You can't log in from more than two devices." }, { kind: 'max-devices' }, 'ERR-15'],
    ['Invalid credentials', { kind: 'invalid-credentials' }, 'ERR-16'],
    [{ message: 'Invalid credentials' }, { kind: 'invalid-credentials' }, 'ERR-17'],
    [{ message: ARABIC }, { kind: 'invalid-credentials' }, 'ERR-18'],
    ['Account closed', { kind: 'message', message: 'Account closed' }, 'ERR-19'],
    [null, { kind: 'unexpected' }, 'ERR-20'],
    [{}, { kind: 'unexpected' }, 'ERR-20'],
    [{ message: 5 }, { kind: 'unexpected' }, 'ERR-20'],
    ['', { kind: 'unexpected' }, 'ERR-20'],
  ] as const)('%j means %j [%s]', (body, failure, _ids) => {
    expect(readLoginFailure(body, ARABIC)).toEqual(failure);
  });
});
