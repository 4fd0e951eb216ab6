import { and, eq, isNull } from 'drizzle-orm';
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

/** Sends one mail of the outbox. Its text is erased once it has gone: it may have carried a code. */
export async function deliverMail(delivery: MailDelivery, tenantId: string, mailId: number): Promise<void> {
  const { withTenant, transport, from, clock } = delivery;
  const own = and(eq(mails.id, mailId), isNull(mails.sentAt));
  const [mail] = await withTenant(tenantId, (tx) => tx.select().from(mails).where(own), 'read');
  if (!mail?.text) return;
  await transport.sendMail({
    from,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    // The same for every try, so that a mail sent twice by a crash in between is shown once.
    messageId: `<${tenantId}.${mailId}@hessa>`,
  });
  await withTenant(tenantId, (tx) => tx.update(mails).set({ sentAt: clock.now(), text: null }).where(own));
}
