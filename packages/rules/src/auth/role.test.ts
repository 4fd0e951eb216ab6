import { expect, test } from 'vitest';
import { isAtLeast, ROLES, type Role } from './role.ts';

const WHO_MAY: Record<Role, string> = {
  student: 'student assistant teacher owner',
  assistant: 'assistant teacher owner',
  teacher: 'teacher owner',
  owner: 'owner',
};

test.each(ROLES)('what asks for the role %s is open to it and to those above it [T-CON-1]', (wanted) => {
  expect(ROLES.filter((role) => isAtLeast(role, wanted)).join(' ')).toBe(WHO_MAY[wanted]);
});
