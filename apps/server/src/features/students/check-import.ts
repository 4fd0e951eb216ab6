import { checkImport as endpoint } from '@hessa/contract/students/check-import';
import { normaliseEmail } from '@hessa/rules/auth/email';
import { normalisePhone } from '@hessa/rules/auth/phone';
import { and, eq, inArray, or } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { accounts } from '../auth/accounts-table.ts';

export const checkImport = handle(endpoint, async (ctx, { body }) => {
  const phones = new Set(body.phones.map(normalisePhone));
  const emails = new Set(body.emails.map(normaliseEmail));
  const taken = await ctx.withTenant(
    (tx) =>
      tx
        .select({ phone: accounts.phone, email: accounts.email })
        .from(accounts)
        .where(
          and(
            eq(accounts.tenantId, ctx.tenant.id),
            or(inArray(accounts.phone, [...phones]), inArray(accounts.email, [...emails])),
          ),
        ),
    'read',
  );
  // Of an account only that is told which was asked for.
  return {
    data: {
      phones: taken.map(({ phone }) => phone).filter((phone) => phones.has(phone)),
      emails: taken.map(({ email }) => email).filter((email) => emails.has(email)),
    },
  };
});
