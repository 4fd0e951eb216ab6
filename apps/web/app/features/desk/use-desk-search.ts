import type { Reply } from '@hessa/contract/client';
import { readDeskSearch, type SearchPart } from '@hessa/rules/desk/desk-search';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { type Line, lineNow, watchLine } from '../../api/line-watch.ts';
import { useRead } from '../../api/use-read.ts';
import { type RecentCaller, useRecentCallers } from './recent-callers.ts';
import { useSettled } from './use-settled.ts';

const ROUTE = 'GET /api/teach/desk/search';
const FRESH_MS = 20_000;

export type DeskFound = Reply<typeof ROUTE>['data'];
export type FoundCard = DeskFound['cards'][number];

export interface DeskSearching {
  /** What the box understands of what stands in it now. */
  parts: readonly SearchPart[];
  /** A card's number, written as it is printed: the card is meant before anybody's phone. */
  isCardNumber: boolean;
  /** What may be letters of a code. */
  half: string | null;
  /** The same, and too few of them. */
  isLessThanHalf: boolean;
  /** Nothing was typed that could be looked for. */
  isTooShort: boolean;
  /** The same while something stands in the box. */
  isBegun: boolean;
  /** The newest answer; while the next one is on its way the last one stays in sight. */
  found: DeskFound | null;
  /** The answer is to exactly what stands in the box. */
  isCurrent: boolean;
  error: ApiError | null;
  /** There is no line, so that no answer is to be waited for. */
  isAway: boolean;
  recent: readonly RecentCaller[];
}

export function useDeskSearch(typed: string, isOpen: boolean): DeskSearching {
  const text = typed.trim();
  const { parts, code, half, isLessThanHalf, serial, isCardNumber } = readDeskSearch(text);
  const isTooShort = parts.length === 0 && code === null && half === null && serial === null;
  const asked = useSettled(text);
  const read = useRead(
    ROUTE,
    { query: { typed: asked } },
    { freshMs: FRESH_MS, wanted: isOpen && asked !== '' && !isTooShort },
  );
  const [last, setLast] = useState<DeskFound | null>(null);
  const fresh = read.reply?.data ?? null;
  useEffect(() => {
    if (fresh) setLast(fresh);
  }, [fresh]);
  const isCurrent = fresh !== null && asked === text;
  const line = useSyncExternalStore<Line>(watchLine, lineNow, () => 'fine');
  return {
    parts,
    isCardNumber,
    half,
    isLessThanHalf,
    isTooShort,
    isBegun: isTooShort && text !== '',
    found: isTooShort ? null : (fresh ?? last),
    isCurrent,
    error: isTooShort ? null : read.error,
    isAway: !isTooShort && !isCurrent && line === 'away',
    recent: useRecentCallers(isOpen),
  };
}
