import type { user } from '@hessa/contract/auth/user';
import { hasMailbox } from '@hessa/rules/auth/mailbox';
import type { z } from 'zod';
import type { accounts } from './accounts-table.ts';

type Account = typeof accounts.$inferSelect;

/** An account as its owner sees it. */
export function presentUser(
  account: Pick<Account, 'id' | 'name' | 'email' | 'grade' | 'phone' | 'role'>,
): z.input<typeof user> {
  return {
    id: account.id,
    name: account.name,
    email: hasMailbox(account.email) ? account.email : '',
    academicYear: account.grade,
    phoneNumber: account.phone,
    role: account.role,
  };
}
