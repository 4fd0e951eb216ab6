import { catalogue } from '@hessa/contract/errors/catalogue';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { readRefusal } from '../../api/read-refusal.ts';
import { readLoginRefusal, WRONG_CREDENTIALS_AR } from './read-login-refusal.ts';

const LOGIN = 'POST /api/Auth/login';
const refusalOf = (status: number, body: unknown) =>
  readLoginRefusal(readRefusal(LOGIN, status, typeof body === 'string' ? body : JSON.stringify(body)));

describe('a refused login', () => {
  test.each([
    ['a string body', "Sorry. You can't log in from more than two devices.", 'ERR-14'],
    ['a message field', { message: "You can't log in from more than two devices." }, 'ERR-15'],
    ['our own code', { code: 'auth.device_limit', message: 'x' }, 'SESS-22'],
  ])('about devices as %s shows the device panel [%s]', (_, body, _id) => {
    expect(refusalOf(400, body)).toEqual({ kind: 'max-devices' });
  });

  test.each([
    ['a string body', 'Invalid credentials', 'ERR-16'],
    ['a message field', { message: 'Invalid credentials' }, 'ERR-17, OP-AUTH-4'],
    ['the Arabic message', { message: WRONG_CREDENTIALS_AR }, 'ERR-18, OP-AUTH-4'],
  ])('for wrong credentials as %s says so in Arabic [%s]', (_, body, _id) => {
    expect(refusalOf(400, body)).toMatchObject({
      kind: 'message',
      title: WRONG_CREDENTIALS_AR,
      support: false,
    });
  });

  test('the Arabic of wrong credentials is the catalogue’s own [OP-ERR-1]', () => {
    expect(WRONG_CREDENTIALS_AR).toBe(catalogue['auth.invalid_credentials'].ar);
  });

  test('any other string body is shown as it is [ERR-19]', () => {
    expect(refusalOf(400, 'الحساب موقوف')).toMatchObject({ kind: 'message', text: 'الحساب موقوف' });
  });

  test('an address that is not confirmed yet shows its own panel, with the way to confirm it [OP-REG-1]', () => {
    const { ar } = catalogue['auth.email_not_confirmed'];
    const body = { code: 'auth.email_not_confirmed', message: ar, messageAr: ar };
    expect(refusalOf(400, body)).toEqual({ kind: 'unconfirmed', text: ar });
  });

  test('too many tries say so in Arabic [OP-AUTH-7, OP-API-14]', () => {
    const { ar } = catalogue['limit.too_many_requests'];
    const body = { code: 'limit.too_many_requests', message: ar, messageAr: ar };
    expect(refusalOf(429, body)).toMatchObject({ text: ar });
  });

  test('something that is no answer at all is an unexpected error [ERR-20, ERR-21]', () => {
    expect(readLoginRefusal(new TypeError('x'))).toMatchObject({ text: 'حصلت مشكلة مش متوقعة. جرّب تاني.' });
  });

  test('a dead line says so without technical words, and support is at hand [ERR-02, OP-ERR-2, LEARN-200]', () => {
    const refusal = readLoginRefusal(new ApiError('network.failed', 0, 'Network error. CORS', 'مفيش نت'));
    expect(refusal).toEqual({ kind: 'message', title: 'مفيش اتصال', text: 'مفيش نت', support: true });
  });
});
