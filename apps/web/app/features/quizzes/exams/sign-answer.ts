import { signedWords } from '@hessa/rules/quizzes/exams/judge-answers';
import type { WrittenAnswer } from './exam-record.ts';

const keys = new Map<string, Promise<CryptoKey>>();

function importKey(key: string): Promise<CryptoKey> {
  const known = keys.get(key);
  if (known) return known;
  const bytes = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  const imported = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  keys.set(key, imported);
  return imported;
}

/** Undefined where the browser cannot: then its arrival is what an answer is judged by. */
export async function signAnswer(
  key: string,
  attempt: number,
  position: number,
  { choice, at, order }: WrittenAnswer,
): Promise<string | undefined> {
  // Only there on a page that came over a safe line.
  if (!globalThis.crypto?.subtle) return;
  const words = new TextEncoder().encode(signedWords(attempt, { position, choice, at, order }));
  const signed = await crypto.subtle.sign('HMAC', await importKey(key), words);
  return btoa(String.fromCharCode(...new Uint8Array(signed)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
