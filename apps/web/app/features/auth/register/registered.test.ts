import { describe, expect, test } from 'vitest';
import { loginAfter, readRegistered } from './registered.ts';

const account = { email: 'mariam@example.test', confirmationRequired: true };

describe('who has just registered', () => {
  test('goes to the login screen with the page they were heading to [REG-08, OP-ROUTE-2]', () => {
    const { to, state } = loginAfter(account, { from: '/courses/3' });
    expect(to).toBe('/login');
    expect(state).toEqual({ from: '/courses/3', registered: account });
    expect(readRegistered(state)).toEqual(account);
  });

  test.each([null, undefined, 'x', {}, { registered: null }, { registered: 'x' }, { registered: { email: 5 } }])(
    'is nobody when the state says %j [OP-REG-1]',
    (state) => {
      expect(readRegistered(state)).toBeNull();
    },
  );
});
