import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { DomainError } from './domain-error.ts';

const argon2Async = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP's and ASVS's floor for argon2id: 19 MiB, two passes, one lane; about 39 ms of one core. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for any password when `stored` is null, after the same work: time does not tell who has an account. */
  verify(password: string, stored: string | null): Promise<boolean>;
  needsRehash(stored: string): boolean;
}

/**
 * At most two hashes run at once and a bounded number waits, so that a flood of sign-ins costs bounded memory
 * and does not slow the students who are already in.
 */
export function createPasswordHasher({ atOnce = 2, waitingAtMost = 100 } = {}): PasswordHasher {
  const run = boundedQueue(atOnce, waitingAtMost);
  const decoy = encode(randomBytes(16), randomBytes(TAG_BYTES));
  return {
    hash: (password) =>
      run(async () => {
        const nonce = randomBytes(16);
        return encode(nonce, await derive(password, nonce));
      }),
    verify: (password, stored) =>
      run(async () => {
        const { nonce, tag } = decode(stored ?? decoy);
        const derived = await derive(password, nonce);
        return timingSafeEqual(derived, tag) && stored !== null;
      }),
    needsRehash: (stored) => !stored.startsWith(header()),
  };
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return argon2Async('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    parallelism: LANES,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  });
}

function header(): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`;
}

function encode(nonce: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `${header()}${text(nonce)}$${text(tag)}`;
}

function decode(stored: string): { nonce: Buffer; tag: Buffer } {
  const [nonce = '', tag = ''] = stored.split('$').slice(-2);
  return { nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') };
}

function boundedQueue(atOnce: number, waitingAtMost: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new DomainError('service.busy', {}, 2 + Math.floor(Math.random() * 8));
      await new Promise<void>((resume) => waiting.push(resume));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed over rather than freed, so that a newcomer cannot slip in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
