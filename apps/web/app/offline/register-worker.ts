import { WORKER_PATH, type WorkerLetter } from '../service-worker/worker-letter.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Null where there is no worker to be had: an unsafe connection, a private window, a development server. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(workerAddress(), { scope: '/', updateViaCache: 'none' });
  } catch {
    return null;
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null;

/** The content policy lets no plain text name a script; ours can name this one file. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_PATH;
  policy ??= trustedTypes.createPolicy('hessa-worker', { createScriptURL: () => WORKER_PATH });
  return policy.createScriptURL(WORKER_PATH);
}

/** Hears of a version that is ready and waits; the first worker of a browser is no news. */
export function watchForUpdate(
  registration: ServiceWorkerRegistration,
  hear: (waiting: ServiceWorker) => void,
): () => void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) hear(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  return () => registration.removeEventListener('updatefound', follow);
}

/** The waiting version takes over and this page is loaded with it; other tabs go on with what they have. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ kind: 'take-over' } satisfies WorkerLetter);
}
