import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { APP_START } from '../pages/page-facts.at-build.ts';
import type { WorkerLetter } from '../service-worker/worker-letter.ts';
import { PAGE_NAMED } from '../ui/lesson/use-page-name.ts';
import { loadedFiles } from './loaded-files.ts';
import { whenIdle } from './when-idle.ts';

/** Tells the worker of every page that was looked at, also those that were reached without loading one. */
export function useKeepVisited(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // The installed application must open, line or no line.
    void tell({ kind: 'visited', path: APP_START, title: '', loaded: [] });
  }, []);
  useEffect(() => {
    const keep = () =>
      whenIdle(
        () => void tell({ kind: 'visited', path: pathname + search, title: document.title, loaded: loadedFiles() }),
      );
    let callOff = keep();
    const named = () => {
      callOff();
      callOff = keep();
    };
    addEventListener(PAGE_NAMED, named);
    return () => {
      removeEventListener(PAGE_NAMED, named);
      callOff();
    };
  }, [pathname, search]);
}

async function tell(letter: WorkerLetter): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(letter);
}
