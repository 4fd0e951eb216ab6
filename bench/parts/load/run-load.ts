import { setTimeout as delay } from 'node:timers/promises';
import { crowdPauseMs } from '../../../packages/rules/src/site/crowd-pauses.ts';
import { type Answer, Connection, type Request } from './connection.ts';

export interface LoadResult {
  answers: Answer[];
  /** From the moment a request was due until its answer was complete. */
  latencies: number[];
  seconds: number;
  /** How often a request was turned away and came back. */
  turnedAway: number;
}

export interface LoadOptions {
  url: string;
  tenant: string;
  connections: number;
  /** Spreads the requests evenly over this time; without it each connection sends as fast as it is answered. */
  overSeconds?: number;
  /** Whoever is turned away by a crowded server comes back as the phones do. */
  comesBack?: boolean;
}

/**
 * Sends every request once. With a schedule the clock of a request starts when it was due, not when a connection got
 * round to it: a server that stalls pays for everybody who had to wait.
 */
export async function runLoad(requests: readonly Request[], options: LoadOptions): Promise<LoadResult> {
  const { url, tenant, overSeconds } = options;
  const answers: Answer[] = new Array(requests.length);
  const latencies: number[] = new Array(requests.length);
  const gap = overSeconds === undefined ? 0 : (overSeconds * 1000) / requests.length;
  const started = performance.now();
  let next = 0;
  let turnedAway = 0;
  await Promise.all(
    Array.from({ length: options.connections }, async () => {
      const connection = new Connection(url, tenant);
      while (next < requests.length) {
        const at = next;
        next += 1;
        const due = gap === 0 ? performance.now() : started + at * gap;
        const early = due - performance.now();
        if (early > 0) await delay(early);
        const request = requests[at] as Request;
        const ask = () => connection.send(request).catch((error: Error) => ({ status: 0, body: error.message }));
        let answer = await ask();
        for (let time = 0; options.comesBack && isCrowded(answer); time += 1) {
          const wait = crowdPauseMs(time, Math.random());
          if (wait === null) break;
          turnedAway += 1;
          await delay(wait);
          answer = await ask();
        }
        answers[at] = answer;
        latencies[at] = performance.now() - due;
      }
      connection.close();
    }),
  );
  return { answers, latencies, seconds: (performance.now() - started) / 1000, turnedAway };
}

function isCrowded({ status, body }: Answer): boolean {
  return status === 503 && body.includes('"service.busy"');
}

/** Anything but 200 makes the numbers meaningless, so it ends the measurement. */
export function refuseFailures(what: string, { answers }: LoadResult): void {
  const failed = answers.filter(({ status }) => status !== 200);
  if (failed.length === 0) return;
  const first = failed[0] as Answer;
  throw new Error(
    `${what}: ${failed.length} of ${answers.length} failed, the first with ${first.status} ${first.body}`,
  );
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
