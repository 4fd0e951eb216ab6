import { expect, test } from 'vitest';
import { enrolmentOutcome } from './enrolment-reply.ts';

test.each([
  [{ status: 200, success: true, message: 'ok' }, 'success', 'ENR-20'],
  [{ status: 200, message: null }, 'success', 'ENR-20, API-29'],
  [{ status: 200, success: true, message: 'Code not found.' }, 'code-not-found', 'ENR-20, ENR-21, CDET-25, ERR-29'],
  [{ status: 200, success: true, message: 'Code has already been used.' }, 'code-used', 'ENR-20, ENR-22, ERR-30'],
  [{ status: 400, success: false, message: 'Code not found.' }, 'code-not-found', 'ENR-21'],
  [{ status: 400, success: false, message: 'Code has already been used.' }, 'code-used', 'ENR-22'],
  [{ status: 200, success: false, message: 'Invalid enrollment code' }, 'invalid-code', 'ENR-23, ERR-31'],
  [{ status: 400, success: true }, 'invalid-code', 'ENR-23'],
  [{ status: 500 }, 'invalid-code', 'ENR-23'],
] as const)('%j is %s [%s]', (reply, outcome, _ids) => {
  expect(enrolmentOutcome(reply)).toBe(outcome);
});
