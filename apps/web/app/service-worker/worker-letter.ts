/** What a page says to the worker. */
export type WorkerLetter =
  /** Somebody looked at this page: it should open without a line. `loaded` are the build's files it already has. */
  | { kind: 'visited'; path: string; title: string; loaded: readonly string[] }
  /** The person left: nothing of what they looked at stays. */
  | { kind: 'forget' }
  /** The waiting version may take over: somebody asked for it. */
  | { kind: 'take-over' };

export const WORKER_PATH = '/service-worker.js';
/** Pages are kept under a name of their build: a page needs exactly the files it was built with. */
export const PAGES_PREFIX = 'hessa-pages-';
/** Lessons that were kept lie in caches of their own, one each. */
export const KEPT_PREFIX = 'hessa-kept-';
/** Both are somebody's, and go when that person does. */
export const OF_SOMEBODY = /^hessa-(?:pages|kept)-/;
