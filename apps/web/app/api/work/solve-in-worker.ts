import { searchWork } from '@hessa/rules/work/solve-work';
import { pause } from '../pause.ts';
import workerAddress from './work.worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** A few milliseconds of a slow phone: a finger on the page is answered in between. */
const NUMBERS_AT_ONCE = 2_000;

/** The proof of the work, or null where it has no answer. Where no worker can be had it takes longer, but it comes. */
export async function solveInWorker(challenge: string, signal?: AbortSignal): Promise<string | null> {
  try {
    return await inWorker(challenge, signal);
  } catch {
    if (signal?.aborted) return null;
    return solveHere(challenge, signal);
  }
}

function inWorker(challenge: string, signal?: AbortSignal): Promise<string | null> {
  const worker = new Worker(trusted(workerAddress));
  return new Promise<string | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data));
    worker.addEventListener('error', reject);
    signal?.addEventListener('abort', reject);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

async function solveHere(challenge: string, signal?: AbortSignal): Promise<string | null> {
  const search = searchWork(challenge);
  for (let from = 0; from < search.most && !signal?.aborted; from += NUMBERS_AT_ONCE) {
    const proof = search.tryNumbers(from, from + NUMBERS_AT_ONCE);
    if (proof) return proof;
    await pause(0);
  }
  return null;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The content policy lets no plain text name a script; ours can name this one file. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('hessa-work', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
