import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedQueue } from './bounded-queue.ts';

const argon2Async = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

export interface PasswordCost {
  memoryKib: number;
  passes: number;
  lanes: number;
}

/** OWASP's and ASVS's floor for argon2id: 19 MiB, two passes, one lane; about 39 ms of one core. */
const COST: PasswordCost = { memoryKib: 19_456, passes: 2, lanes: 1 };
const TAG_BYTES = 32;

/**
 * What a stored hash may ask for at most, some times today's cost. A hash can come from outside, in a tenant's archive,
 * and whoever wrote it must not choose how much memory and time a sign-in takes.
 */
const COST_AT_MOST: PasswordCost = { memoryKib: 65_536, passes: 4, lanes: 4 };
const NONCE_BYTES = { least: 8, most: 64 };

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * False for any password when `stored` is null or no hash that we would compute, after the same work: time does not
   * tell who has an account.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether a stored hash was made at another cost than today's; it is replaced when its password comes by. */
  needsRehash(stored: string): boolean;
  readonly load: { running: number; waiting: number };
}

/**
 * At most two hashes run at once and a bounded number waits, so that a flood of sign-ins costs bounded memory
 * and does not slow the students who are already in.
 */
export function createPasswordHasher({ atOnce = 2, waitingAtMost = 100, cost = COST } = {}): PasswordHasher {
  const queue = boundedQueue(atOnce, waitingAtMost);
  const decoy: EncodedHash = { cost, nonce: randomBytes(16), tag: randomBytes(TAG_BYTES) };
  return {
    hash: (password) =>
      queue.run(async () => {
        const nonce = randomBytes(16);
        return encode({ cost, nonce, tag: await derive(password, nonce, cost) });
      }),
    verify: (password, stored) =>
      queue.run(async () => {
        const known = stored === null ? null : decode(stored);
        const { nonce, cost: asked, tag } = known ?? decoy;
        return timingSafeEqual(await derive(password, nonce, asked), tag) && known !== null;
      }),
    needsRehash: (stored) => !stored.startsWith(header(cost)),
    get load() {
      return queue.load();
    },
  };
}

function derive(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  return argon2Async('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    parallelism: cost.lanes,
    tagLength: TAG_BYTES,
    memory: cost.memoryKib,
    passes: cost.passes,
  });
}

interface EncodedHash {
  cost: PasswordCost;
  nonce: Buffer;
  tag: Buffer;
}

function header({ memoryKib, passes, lanes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$`;
}

function encode({ cost, nonce, tag }: EncodedHash): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `${header(cost)}${text(nonce)}$${text(tag)}`;
}

const ENCODED =
  /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$([A-Za-z0-9+/]{1,100})\$([A-Za-z0-9+/]{1,100})$/;

/** Whether a hash is of the one form we write, and asks for no more than we would ever spend on it. */
export const isComputable = (stored: string): boolean => decode(stored) !== null;

/** A hash says at what cost it was made, so that raising the cost locks nobody out. */
function decode(stored: string): EncodedHash | null {
  const [, memoryKib, passes, lanes, nonceText = '', tagText = ''] = ENCODED.exec(stored) ?? [];
  const cost = { memoryKib: Number(memoryKib), passes: Number(passes), lanes: Number(lanes) };
  const [nonce, tag] = [Buffer.from(nonceText, 'base64'), Buffer.from(tagText, 'base64')];
  const isWhole = nonce.length >= NONCE_BYTES.least && nonce.length <= NONCE_BYTES.most && tag.length === TAG_BYTES;
  return isWhole && isAffordable(cost) ? { cost, nonce, tag } : null;
}

/** Argon2 itself wants eight blocks of memory for each lane. */
function isAffordable({ memoryKib, passes, lanes }: PasswordCost): boolean {
  const isEnough = lanes >= 1 && passes >= 1 && memoryKib >= 8 * lanes;
  const { memoryKib: memoryAtMost, passes: passesAtMost, lanes: lanesAtMost } = COST_AT_MOST;
  return isEnough && memoryKib <= memoryAtMost && passes <= passesAtMost && lanes <= lanesAtMost;
}
