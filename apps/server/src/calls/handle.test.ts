import { endpoint } from '@hessa/contract/endpoint';
import { wrapped } from '@hessa/contract/reply';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { handleClaim } from './handle.ts';

const asked = { method: 'POST', path: '/api/x', summary: 'x', reply: wrapped(z.object({})), errors: [] } as const;
const answer = async () => ({ data: {} });

test('a handler that proves its caller itself answers no call that asks more than a login of who calls [EXAM-295]', () => {
  const plain = endpoint({ ...asked, access: 'student' });
  expect(handleClaim(plain, answer).endpoint).toBe(plain);
  // @ts-expect-error the fresh password is asked for at the door
  handleClaim(endpoint({ ...asked, access: 'student', freshSignIn: true }), answer);
  // @ts-expect-error who owes something first is let in at the door
  handleClaim(endpoint({ ...asked, access: 'student', opensFirst: true }), answer);
  // @ts-expect-error which database answers is chosen at the door
  handleClaim(endpoint({ ...asked, access: 'student', freshness: 'may be old' }), answer);
  // @ts-expect-error a role is looked at there
  handleClaim(endpoint({ ...asked, access: 'teacher' }), answer);
});
