import { hasMailbox } from '@hessa/rules/auth/mailbox';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { mails } from './mails-table.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface MailRoom {
  /** Whether mail leaves this machine; without a mail server it is kept for the teacher to see. */
  readonly sends: boolean;
  /** Writes the mail into the outbox, in the transaction that causes it. */
  post(tx: Tx, tenantId: string, mail: Mail, now: Date): Promise<void>;
  /** Has another go at a mail that stayed, however often it was tried before. */
  sendAgain(tx: Tx, tenantId: string, mailId: number): Promise<void>;
}

export interface MailRoomOptions {
  /** Null without a mail server. */
  jobs: JobQueue | null;
  /** Told of mail that is kept, so that a demo can show it. */
  onKept: (mail: Mail) => void;
}

export function createMailRoom({ jobs, onKept }: MailRoomOptions): MailRoom {
  return {
    sends: jobs !== null,
    async post(tx, tenantId, mail, now) {
      if (!hasMailbox(mail.to)) return;
      const [row] = await tx
        .insert(mails)
        .values({ tenantId, recipient: mail.to, subject: mail.subject, text: mail.text, createdAt: now })
        .returning({ id: mails.id });
      if (jobs && row) await jobs.enqueue(tx, 'send-mail', { tenantId, mailId: row.id });
      else onKept(mail);
    },
    async sendAgain(tx, tenantId, mailId) {
      await jobs?.enqueue(tx, 'send-mail', { tenantId, mailId });
    },
  };
}
