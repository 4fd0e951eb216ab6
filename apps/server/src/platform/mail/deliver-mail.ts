import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import type { Clock } from '../clock.ts';
import { mails } from './mails-table.ts';

export interface MailDelivery {
  withTenant: WithAnyTenant;
  transport: Pick<Transporter, 'sendMail'>;
  from: string;
  clock: Clock;
}

/** What a mail server says may be long; its first words tell enough. */
const LONGEST_FAILURE = 300;

/** Sends one mail of the outbox. Its text is erased once it has gone: it may have carried a code. */
export async function deliverMail(delivery: MailDelivery, tenantId: string, mailId: number): Promise<void> {
  const { withTenant, transport, from, clock } = delivery;
  const own = and(eq(mails.tenantId, tenantId), eq(mails.id, mailId), isNull(mails.sentAt));
  const [mail] = await withTenant(tenantId, (tx) => tx.select().from(mails).where(own), 'read');
  if (!mail?.text) return;
  try {
    await transport.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      // The same for every try, so that a mail sent twice by a crash in between is shown once.
      messageId: `<${tenantId}.${mailId}@hessa>`,
    });
  } catch (error) {
    const failure = String(error instanceof Error ? error.message : error).slice(0, LONGEST_FAILURE);
    const tried = { tries: sql`${mails.tries} + 1`, triedAt: clock.now(), failure };
    await withTenant(tenantId, (tx) => tx.update(mails).set(tried).where(own));
    throw error;
  }
  await withTenant(tenantId, (tx) => tx.update(mails).set({ sentAt: clock.now(), text: null }).where(own));
}
