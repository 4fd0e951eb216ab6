import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Answer {
  /** 0 when there was no answer at all. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
  /** When the request was sent, and when its answer was complete. */
  sentAt: number;
  doneAt: number;
}

interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
}

/** One request that never throws: what matters is what came of it. */
export function call(url: string, { method = 'GET', path, headers = {}, body, agent }: Call): Promise<Answer> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answered: Answer['headers'], text: string) => {
      const doneAt = performance.now();
      resolve({ status, headers: answered, body: text, ms: doneAt - sentAt, sentAt, doneAt });
    };
    const sending = httpRequest(
      new URL(path, url),
      {
        method,
        headers: { 'x-tenant-id': 'tenant6', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(agent ? { agent } : {}),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => end(response.statusCode ?? 0, response.headers, text));
        response.on('error', () => end(0, {}, ''));
      },
    );
    sending.on('error', () => end(0, {}, ''));
    sending.end(body);
  });
}

/** Asks again while the server is busy, as a phone does: with the whole machine busy, one call may be turned away. */
export async function callUntilServed(url: string, wanted: Call): Promise<Answer> {
  const answer = await call(url, wanted);
  if (answer.status !== 503) return answer;
  await delay(100);
  return callUntilServed(url, wanted);
}

/** Keeps `clients` callers busy, each at its own steady pace, until told to stop; returns all answers. */
export function keepCalling(url: string, wanted: Call, { clients = 8, everyMs = 20 } = {}) {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  let going = true;
  const callers = Array.from({ length: clients }, async () => {
    while (going) {
      answers.push(await call(url, { ...wanted, agent }));
      await delay(everyMs);
    }
  });
  return {
    answers,
    async stop(): Promise<Answer[]> {
      going = false;
      await Promise.all(callers);
      agent.destroy();
      return answers;
    },
  };
}

/** Asks again and again until the answer has this status. */
export async function until(url: string, path: string, status: number, withinMs = 40_000): Promise<number> {
  const started = performance.now();
  for (;;) {
    const answer = await call(url, { path });
    if (answer.status === status) return performance.now() - started;
    if (performance.now() - started > withinMs) throw new Error(`${path} did not answer ${status} in time`);
    await delay(25);
  }
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
