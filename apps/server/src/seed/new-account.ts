import type { Role } from '@hessa/rules/auth/role';
import type { Tx } from '../db/tenant-transaction.ts';
import { accounts } from '../features/auth/accounts-table.ts';
import { newId } from '../platform/new-id.ts';
import type { PasswordHasher } from '../platform/password-hasher.ts';

export interface NewAccount {
  role?: Role;
  name?: string;
  email?: string;
  phone?: string;
  parentPhone?: string | null;
  grade?: string | null;
  password?: string;
  /** Spares the work of hashing when many accounts share a password. */
  passwordHash?: string;
  emailConfirmedAt?: Date | null;
  createdAt?: Date;
  disabled?: boolean;
}

let made = 0;

/** Builds whatever of an account the caller does not mention. Tests and the demo tenant are made of the same parts. */
export async function newAccount(tx: Tx, tenantId: string, passwords: PasswordHasher, wanted: NewAccount, now: Date) {
  made += 1;
  const number = String(made).padStart(8, '0');
  const role = wanted.role ?? 'student';
  const password = wanted.password ?? 'kitab-2026';
  const [account] = await tx
    .insert(accounts)
    .values({
      tenantId,
      id: newId(now),
      role,
      name: wanted.name ?? `طالب ${made}`,
      email: wanted.email ?? `student${made}@example.test`,
      phone: wanted.phone ?? `010${number}`,
      parentPhone: wanted.parentPhone === undefined ? `011${number}` : wanted.parentPhone,
      grade: wanted.grade === undefined ? 'Secondary1' : wanted.grade,
      passwordHash: wanted.passwordHash ?? (await passwords.hash(password)),
      emailConfirmedAt: wanted.emailConfirmedAt === undefined ? now : wanted.emailConfirmedAt,
      disabled: wanted.disabled ?? false,
      createdAt: wanted.createdAt ?? now,
    })
    .returning();
  if (!account) throw new Error('the account was not made');
  return { ...account, password };
}
