import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { WorkerLetter } from '../service-worker/worker-letter.ts';
import { whenIdle } from './when-idle.ts';

/** Where the installed application opens: it must, line or no line. */
const START = '/enrolled-courses';

/** Tells the worker of every page that was looked at, also those that were reached without loading one. */
export function useKeepVisited(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    void tell({ kind: 'visited', path: START, title: '', loaded: [] });
  }, []);
  useEffect(
    () =>
      whenIdle(() => void tell({ kind: 'visited', path: pathname + search, title: document.title, loaded: loaded() })),
    [pathname, search],
  );
}

async function tell(letter: WorkerLetter): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(letter);
}

/** The build's files that this page has fetched so far, also those that no page names beforehand. */
function loaded(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return names.flatMap(({ origin, pathname }) =>
    origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [],
  );
}
