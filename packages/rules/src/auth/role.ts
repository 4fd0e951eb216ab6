/** What an account may do: each role may do what those before it may. */
export const ROLES = ['student', 'assistant', 'teacher', 'owner'] as const;
export type Role = (typeof ROLES)[number];

export function isAtLeast(role: Role, wanted: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(wanted);
}
