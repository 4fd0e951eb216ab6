/// <reference types="vite/types/importMeta.d.ts" />
import { setTimeout as delay } from 'node:timers/promises';
import { createRequestPolicy, type RequestPolicy } from '../../apps/web/app/api/request-policy.ts';

/**
 * OP-API-1: what the specification's queue (one call at a time, the slot free 300 ms after it, a look every 20 to
 * 70 ms) costs a page that makes several calls, against the default. The policy is the web's own module; only the
 * network is made up.
 */
interface Phone {
  name: string;
  /** From sending a call to the first byte of its answer. */
  answerMs: number;
  bytesPerMs: number;
}

/** The throttlings that Lighthouse applies for a slow and a good phone line, and a line worse than both. */
const PHONES: Phone[] = [
  { name: 'good 4G', answerMs: 170, bytesPerMs: 1125 },
  { name: 'slow 4G', answerMs: 562, bytesPerMs: 180 },
  { name: '3G', answerMs: 1125, bytesPerMs: 50 },
];
const CALLS = [1, 2, 4, 6, 8];
const TRIALS = 15;
const ANSWER_BYTES = 3000;
/** A browser opens no more connections to one host over HTTP/1.1. */
const CONNECTIONS = 6;
const HUNG_MS = 15_000;

type PolicyName = 'serial' | 'parallel';

const rows = await Promise.all(
  PHONES.flatMap((phone) =>
    CALLS.map(async (calls) => {
      const [serial, parallel] = await Promise.all([
        typical('serial', phone, calls),
        typical('parallel', phone, calls),
      ]);
      return [phone.name, String(calls), seconds(serial), seconds(parallel), seconds(Math.max(0, serial - parallel))];
    }),
  ),
);
console.log('The last answer of a page that makes N calls at once, median of', TRIALS, 'trials');
print(['line', 'calls', 'serial', 'parallel', 'the queue costs'], rows);

const slow = PHONES[1] as Phone;
const hung = await Promise.all((['serial', 'parallel'] as const).map((name) => withHungCall(name, slow, 4)));
console.log('The same on slow 4G with 4 calls, when the first hangs until its time-out: the others are answered after');
print(['serial', 'parallel'], [hung.map(seconds)]);

async function typical(name: PolicyName, phone: Phone, calls: number): Promise<number> {
  const times = await Promise.all(Array.from({ length: TRIALS }, () => onePage(name, phone, Array(calls).fill(0))));
  return times.sort((a, b) => a - b)[Math.floor(TRIALS / 2)] ?? Number.NaN;
}

async function withHungCall(name: PolicyName, phone: Phone, calls: number): Promise<number> {
  return onePage(name, phone, [HUNG_MS, ...Array(calls - 1).fill(0)]);
}

/** Milliseconds until the last call is answered that does not hang itself. */
async function onePage(name: PolicyName, phone: Phone, hangs: number[]): Promise<number> {
  const policy: RequestPolicy = createRequestPolicy(name);
  const line = phoneLine(phone);
  const started = performance.now();
  const answered = hangs.map(async (hang) => {
    await policy(() => (hang > 0 ? delay(hang) : line()));
    return hang > 0 ? 0 : performance.now() - started;
  });
  return Math.max(...(await Promise.all(answered)));
}

/** Answers wait for their turn on a line that carries so many bytes a second; calls beyond the sixth wait to be sent. */
function phoneLine({ answerMs, bytesPerMs }: Phone): () => Promise<void> {
  const transferMs = ANSWER_BYTES / bytesPerMs;
  let free = CONNECTIONS;
  let lineFreeAt = 0;
  const waiting: (() => void)[] = [];
  return async () => {
    if (free === 0) await new Promise<void>((resume) => waiting.push(resume));
    else free -= 1;
    await delay(answerMs);
    lineFreeAt = Math.max(lineFreeAt, performance.now()) + transferMs;
    await delay(lineFreeAt - performance.now());
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function print(head: string[], lines: string[][]): void {
  for (const line of [head, ...lines]) console.log(`  ${line.map((cell) => cell.padEnd(16)).join('')}`.trimEnd());
  console.log('');
}
