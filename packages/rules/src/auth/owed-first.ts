/** What an account has to do before anything else is answered. */
export type Owed = 'choose-password';

export interface Owing {
  /** Somebody else knows the password. */
  readonly passwordTemporary: boolean;
}

export function owedFirst({ passwordTemporary }: Owing): Owed | null {
  return passwordTemporary ? 'choose-password' : null;
}
