import type { WorkerLetter } from '../service-worker/worker-letter.ts';

/** Says something to the worker that is at work; without one nobody needs to hear it. */
export function tellWorker(letter: WorkerLetter): void {
  navigator.serviceWorker?.controller?.postMessage(letter);
}
