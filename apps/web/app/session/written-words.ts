import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** What somebody had typed, by the names of its fields. Never a password. */
export type WrittenWords = Readonly<Record<string, string>>;

const writers = new Set<() => WrittenWords | null>();

/** What is being typed on the page at this moment; null when nothing is. */
export function wordsBeingWritten(): WrittenWords | null {
  const words = [...writers].map((writer) => writer()).filter((written) => written !== null);
  return words.length > 0 ? Object.assign({}, ...words) : null;
}

/** Should the login end while this page is open, these words go along to the login screen and come back after it. */
export function useKeptWords(words: WrittenWords | null): void {
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  useEffect(() => {
    const writer = () => latest.current;
    writers.add(writer);
    return () => void writers.delete(writer);
  }, []);
}

/** The words that a navigation carries, whatever else it holds. */
export function writtenWordsIn(state: unknown): WrittenWords | null {
  if (typeof state !== 'object' || state === null || !('words' in state)) return null;
  const { words } = state;
  if (typeof words !== 'object' || words === null) return null;
  return Object.values(words).every((word) => typeof word === 'string') ? (words as WrittenWords) : null;
}

/** The words that came back from the login screen to where they were typed: once, a reload begins anew. */
export function useReturnedWords(): WrittenWords | null {
  const { state } = useLocation();
  const [words] = useState(() => writtenWordsIn(state));
  useEffect(() => {
    if (words) history.replaceState({ ...history.state, usr: null }, '');
  }, [words]);
  return words;
}
