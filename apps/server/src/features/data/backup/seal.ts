import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto';
import { Transform } from 'node:stream';
import { StartupError } from '../../../errors/startup-error.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LEAST_KEY = 16;

/** How things lie in a backup folder: as they are, or sealed with the operator's key. */
export interface Seal {
  readonly isSealed: boolean;
  close(): Transform;
  /** Ends in an error when a single bit is another than was written. */
  open(): Transform;
  /** The name of a file's content in the pool; with a key it tells nobody who knows the content. */
  nameOf(sha256: string): string;
}

export const PLAIN: Seal = {
  isSealed: false,
  close: () => new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) }),
  open: () => new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) }),
  nameOf: (sha256) => sha256,
};

/** AES-256-GCM with a key stretched from the operator's words and the folder's own salt. */
export function sealWith(words: string, salt: Buffer): Seal {
  if (words.length < LEAST_KEY) throw new StartupError(`HESSA_BACKUP_KEY must have at least ${LEAST_KEY} characters`);
  const key = scryptSync(words, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return {
    isSealed: true,
    close: () => closing(key),
    open: () => opening(key),
    nameOf: (sha256) => createHmac('sha256', key).update(sha256).digest('hex'),
  };
}

function closing(key: Buffer): Transform {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  let isBegun = false;
  const begun = (bytes: Buffer) => {
    const whole = isBegun ? bytes : Buffer.concat([nonce, bytes]);
    isBegun = true;
    return whole;
  };
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, begun(cipher.update(chunk))),
    flush: (done) => done(null, begun(Buffer.concat([cipher.final(), cipher.getAuthTag()]))),
  });
}

function opening(key: Buffer): Transform {
  let decipher: ReturnType<typeof createDecipheriv> | null = null;
  // The last bytes are the proof, and only the end tells which are the last.
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = Buffer.concat([held, chunk]);
      if (!decipher && held.length >= NONCE_BYTES) {
        decipher = createDecipheriv('aes-256-gcm', key, held.subarray(0, NONCE_BYTES));
        held = held.subarray(NONCE_BYTES);
      }
      if (!decipher || held.length <= TAG_BYTES) return done();
      const ready = held.subarray(0, held.length - TAG_BYTES);
      held = held.subarray(ready.length);
      done(null, decipher.update(ready));
    },
    flush(done) {
      try {
        if (!decipher || held.length !== TAG_BYTES) throw new Error('cut');
        (decipher as ReturnType<typeof createDecipheriv> & { setAuthTag(tag: Buffer): void }).setAuthTag(held);
        done(null, decipher.final());
      } catch {
        done(new StartupError('it was damaged, or sealed with another key'));
      }
    },
  });
}
