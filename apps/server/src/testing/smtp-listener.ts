import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail.ts';

export interface SmtpListener {
  /** For the SMTP_URL setting. */
  url: string;
  /** Everything that arrived, oldest first. */
  mails: ReceivedMail[];
  /** The nth mail to an address, as soon as it is there. */
  mailTo(address: string, nth?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** A real mail server on this machine that accepts everything and keeps it. */
export async function startSmtpListener({ port = 0 } = {}): Promise<SmtpListener> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        mails.push(
          readMail(
            raw.toString('latin1'),
            session.envelope.rcptTo.map((recipient) => recipient.address),
          ),
        );
        for (const look of waiting) look();
        done();
      }, done);
    },
  });
  await new Promise<void>((listening, failed) => {
    server.on('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    mailTo(recipient, nth = 1) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const mail = mails.filter((received) => received.to.includes(recipient))[nth - 1];
          if (!mail) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(mail);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`mail ${nth} to ${recipient} did not arrive within ${PATIENCE_MS} ms`));
        }, PATIENCE_MS);
        waiting.add(look);
        look();
      });
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
