import type { CallOutcome } from '@hessa/rules/auth/session-validation';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionValidation } from './session-validation.ts';

const status = (code: number): CallOutcome => ({ kind: 'status', status: code });
const cut: CallOutcome = { kind: 'network-failure' };

let time = 0;
let line = true;
beforeEach(() => {
  time = 1_000_000;
  line = true;
});

function validation(...outcomes: CallOutcome[]) {
  const check = vi.fn(async () => (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? cut);
  const clear = vi.fn();
  const pause = vi.fn(async (milliseconds: number) => {
    time += milliseconds;
  });
  return {
    check,
    clear,
    pause,
    ...createSessionValidation({ check, clear, pause, now: () => time, hasLine: () => line }),
  };
}

describe('checking a restored login', () => {
  test.each([
    [200, 'SESS-10'],
    [204, 'SESS-10'],
    [404, 'SESS-11'],
  ])('answer %d keeps it [%s]', async (code) => {
    const { validate, clear } = validation(status(code));
    expect(await validate('u1')).toBe('valid');
    expect(clear).not.toHaveBeenCalled();
  });

  test.each([400, 401, 403])('answer %d clears it at once [SESS-04, SESS-12]', async (code) => {
    const { validate, clear, check } = validation(status(code));
    expect(await validate('u1')).toBe('over');
    expect(clear).toHaveBeenCalledWith('invalid');
    expect(check).toHaveBeenCalledOnce();
  });

  test('a dead line is asked three times with short pauses, then the login is put aside [SESS-13, OP-SESS-2]', async () => {
    const { validate, clear, check, pause } = validation(cut);
    expect(await validate('u1')).toBe('over');
    expect(check).toHaveBeenCalledTimes(3);
    expect(pause).toHaveBeenCalledTimes(2);
    expect(clear).toHaveBeenCalledWith('no-connection');
  });

  test('a line that comes back meanwhile keeps the login [OP-SESS-2]', async () => {
    const { validate, clear } = validation(cut, cut, status(200));
    expect(await validate('u1')).toBe('valid');
    expect(clear).not.toHaveBeenCalled();
  });

  test('is put off, not failed, while the browser knows of no line, and made up for later [SESS-08, OP-SESS-2]', async () => {
    const { validate, isFresh, check, clear } = validation(status(200));
    line = false;
    expect(await validate('u1')).toBe('put-off');
    expect(check).not.toHaveBeenCalled();
    expect(clear).not.toHaveBeenCalled();
    expect(isFresh('u1')).toBe(false);
    line = true;
    expect(await validate('u1')).toBe('valid');
  });

  test('is put off when the line is lost while it runs, whatever tries are left [OP-SESS-2]', async () => {
    const { validate, check, clear } = validation(cut);
    check.mockImplementation(async () => {
      line = false;
      return cut;
    });
    expect(await validate('u1')).toBe('put-off');
    expect(check).toHaveBeenCalledOnce();
    expect(clear).not.toHaveBeenCalled();
  });

  test('that the server refused is over, line or no line [SESS-04]', async () => {
    const { validate, check, clear } = validation(status(401));
    check.mockImplementation(async () => {
      line = false;
      return status(401);
    });
    expect(await validate('u1')).toBe('over');
    expect(clear).toHaveBeenCalledWith('invalid');
  });

  test('a server in trouble is asked three times before the login is cleared [SESS-12, OP-SESS-2]', async () => {
    const { validate, check, clear } = validation(status(503), status(503), status(200));
    expect(await validate('u1')).toBe('valid');
    expect(check).toHaveBeenCalledTimes(3);
    expect(clear).not.toHaveBeenCalled();
  });

  test('one check runs per user at a time [SESS-14]', async () => {
    const { validate, check } = validation(status(200));
    await Promise.all([validate('u1'), validate('u1')]);
    expect(check).toHaveBeenCalledOnce();
    await Promise.all([validate('u1'), validate('u2')]);
    expect(check).toHaveBeenCalledTimes(3);
  });

  test('a confirmed login counts as right for 5 s and for its own user only [SESS-15, SESS-17, LIM-34]', async () => {
    const { validate, isFresh } = validation(status(200));
    expect(isFresh('u1')).toBe(false);
    await validate('u1');
    time += 4_999;
    expect(isFresh('u1')).toBe(true);
    expect(isFresh('u2')).toBe(false);
    time += 1;
    expect(isFresh('u1')).toBe(false);
  });
});
