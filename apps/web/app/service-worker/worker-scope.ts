/** The parts of a service worker's world that the types of a page do not know. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser began to fetch while the worker was still waking up. */
  readonly preloadResponse: Promise<Response | undefined>;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  activate: WorkerEvent;
  message: WorkerMessageEvent;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export const worker = self as unknown as WorkerScope;
