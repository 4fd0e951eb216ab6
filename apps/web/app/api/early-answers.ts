import { NOW } from '@hessa/rules/pages/page';
import type { Answer } from './answer.ts';

export interface EarlyRead {
  answer: Promise<Answer>;
  stop: () => void;
}

interface EarlyReads {
  /** The login they were asked with. */
  token: string;
  answers: Record<string, EarlyRead>;
  /** Whether the first of them was answered: the server knows the login then. */
  proof?: Promise<boolean> | undefined;
}

declare global {
  /** What the page's head has asked for, where it has (see `early-reads.head.ts`). */
  var earlyReads: EarlyReads | undefined;
}

/** A page whose code took longer than this asks anew. */
const GOOD_FOR_MS = 30_000;

/**
 * The answer to a read that the page's head has asked for already: once, and for the same login only. Null when it has
 * not, and an answer of null when it came too long ago.
 */
export function takeEarly(url: string, token: string | null, signal: AbortSignal): Promise<Answer | null> | null {
  const early = globalThis.earlyReads;
  const name = url.replace(/timestamp=\d+/, () => `timestamp=${NOW}`);
  const read = early?.token === token ? early?.answers[name] : undefined;
  if (!early || !read) return null;
  delete early.answers[name];
  signal.addEventListener('abort', read.stop);
  return read.answer
    .then((answer) => (Date.now() - answer.at < GOOD_FOR_MS ? answer : null))
    .finally(() => signal.removeEventListener('abort', read.stop));
}

/** Whether the server has just answered the page's own first read to this login; it counts once. */
export async function takeProof(token: string | null): Promise<boolean> {
  const early = globalThis.earlyReads;
  if (!early?.proof || early.token !== token) return false;
  const { proof } = early;
  early.proof = undefined;
  return proof;
}

/** A write may change what they say. */
export function forgetEarly(): void {
  globalThis.earlyReads = undefined;
}
