import { searchTerms } from '@hessa/rules/text/search-fold';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { useLineReturn } from '../../api/use-line-return.ts';
import { useSession } from '../../session/use-session.ts';
import type { Found } from './found.ts';
import { searchKept } from './search-kept.ts';

/** Whoever types on is not answered about half a word. */
const PAUSE_MS = 250;

export type SearchState =
  | { kind: 'nothing-asked' }
  | { kind: 'asking' }
  /** `kept`: without a line, from what this phone has opened. */
  | { kind: 'found'; found: Found; kept: boolean }
  | { kind: 'no-line' }
  | { kind: 'failed'; message: string };

/** Results as one types: one question at a time, and an answer to words that changed meanwhile is never shown. */
export function useSearch(typed: string): SearchState {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : null;
  // The words are what counts, not how they are written.
  const asked = searchTerms(typed).join(' ');
  const [state, setState] = useState<SearchState>({ kind: 'nothing-asked' });
  const [returns, setReturns] = useState(0);
  useLineReturn(state.kind === 'no-line' || (state.kind === 'found' && state.kept), () =>
    setReturns((before) => before + 1),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that is back is asked by itself
  useEffect(() => {
    if (asked === '') {
      setState({ kind: 'nothing-asked' });
      return;
    }
    setState((shown) => (shown.kind === 'found' ? shown : { kind: 'asking' }));
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const next = await look(asked, userId, left.signal);
      if (!left.signal.aborted) setState(next);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [asked, userId, returns]);

  return state;
}

async function look(asked: string, userId: string | null, signal: AbortSignal): Promise<SearchState> {
  try {
    const { data } = await call('GET /api/Search', { query: { q: asked } }, { signal, onExpired: 'stay' });
    return { kind: 'found', found: data, kept: false };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isNetwork) {
      return { kind: 'failed', message: refusalOf(error).messageAr };
    }
    const kept = userId && !signal.aborted ? await searchKept(userId, asked) : null;
    return kept ? { kind: 'found', found: kept, kept: true } : { kind: 'no-line' };
  }
}
