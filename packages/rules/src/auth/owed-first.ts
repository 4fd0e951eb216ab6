import type { Role } from './role.ts';

/** What an account has to do before anything else is answered. */
export type Owed = 'choose-password' | 'second-factor';

export interface Owing {
  readonly role: Role;
  /** Somebody else knows the password. */
  readonly passwordTemporary: boolean;
  /** This login was opened, or confirmed since, with a second factor. */
  readonly secondFactorProven: boolean;
}

/** An owner can take everything away from everybody, so on a live platform a password alone is not enough for one. */
export function mustHaveSecondFactor(role: Role, live: boolean): boolean {
  return live && role === 'owner';
}

export function owedFirst({ role, passwordTemporary, secondFactorProven }: Owing, live: boolean): Owed | null {
  if (passwordTemporary) return 'choose-password';
  return mustHaveSecondFactor(role, live) && !secondFactorProven ? 'second-factor' : null;
}
