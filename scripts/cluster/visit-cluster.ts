import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { crowdPauseMs } from '@hessa/rules/site/crowd-pauses';
import { DEMO_PASSWORD } from '../../apps/server/src/seed/demo-accounts.ts';

/** Long enough to arrive in parts of its own, short enough to be sent several times. */
const FILM_BYTES = 36 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;
/** More than one answer makes: a job does. */
const CODES = 600;
/** A job whose server stops in the middle is begun anew by another, and ends. */
const JOB_MS = 60_000;

export interface Counted {
  requests: number;
  /** What a person would have seen fail. */
  failures: number;
  /** How often a server said that it was too busy: a page comes back by itself, and whoever waits is told so. */
  busy: number;
}

export interface Visitor {
  counts: Map<string, Counted>;
  /** What was refused, in words. */
  troubles: string[];
  run(signal: AbortSignal): Promise<void>;
}

export interface Login {
  headers: Record<string, string>;
}

/** Somebody of the demo, signed in through the proxy. */
export async function signIn(url: string, email: string): Promise<Login> {
  const device = { 'x-tenant-id': 'tenant6', deviceid: `drill-${email}` };
  const ask = () =>
    fetch(`${url}/api/Auth/login`, {
      method: 'POST',
      headers: { ...device, 'content-type': 'application/json' },
      body: JSON.stringify({ EmailorMobile: email, password: DEMO_PASSWORD }),
    });
  let answer = await ask();
  // The proxy has not seen yet that servers are back, or all are busy: come back later.
  for (let again = 0; answer.status === 503 && again < 50; again += 1) {
    await answer.text();
    await delay(200);
    answer = await ask();
  }
  if (answer.status !== 200) throw new Error(`${email} was not let in: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`${email} was let in without a token`);
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';', 1)[0]);
  return { headers: { ...device, authorization: `Bearer ${token}`, cookie: cookie.join('; ') } };
}

/**
 * Goes on until it is told to stop, one request after the other. Told that a server is too busy, it comes back as the
 * pages do (`come-back.ts`); of anything else, and of a page that was not there, it never asks a second time.
 */
export function createVisitor(url: string, login: Login, does: 'reads' | 'uploads' | 'works'): Visitor {
  const counts = new Map<string, Counted>();
  const troubles: string[] = [];

  async function ask(what: string, path: string, init: RequestInit = {}): Promise<Response | null> {
    const counted = counts.get(what) ?? { requests: 0, failures: 0, busy: 0 };
    counts.set(what, counted);
    counted.requests += 1;
    try {
      for (let time = 0; ; time += 1) {
        const answer = await fetch(url + path, { ...init, headers: { ...login.headers, ...init.headers } });
        if (answer.ok) return answer;
        const said = await answer.text();
        const isBusy = said.includes('"service.busy"');
        if (isBusy) counted.busy += 1;
        const pauseMs = isBusy ? crowdPauseMs(time, Math.random()) : null;
        if (pauseMs === null) {
          troubles.push(`${what}: ${answer.status} ${said.slice(0, 60)}`);
          break;
        }
        await delay(pauseMs);
      }
    } catch (error) {
      troubles.push(`${what}: ${((error as Error).cause as Error | undefined)?.message ?? error}`);
    }
    counted.failures += 1;
    return null;
  }

  async function read(): Promise<void> {
    await (await ask('a page', '/', { headers: { accept: 'text/html' } }))?.text();
    await (await ask('a public list', '/api/Contact/getAll'))?.text();
    await (await ask('a signed-in reading', '/api/Student/profile'))?.text();
  }

  /** A film in pieces, each of which any server may get, and at its end one file. */
  async function upload(signal: AbortSignal): Promise<void> {
    const film = Buffer.alloc(FILM_BYTES, 7);
    film.write('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1');
    const tus = { 'tus-resumable': '1.0.0' };
    const purpose = Buffer.from('video').toString('base64');
    const name = Buffer.from('drill.mp4').toString('base64');
    const begun = await ask('beginning a film', '/api/teach/uploads', {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(FILM_BYTES),
        'upload-metadata': `purpose ${purpose},fileName ${name}`,
      },
    });
    const place = begun?.headers.get('location');
    if (!place) return;
    for (let offset = 0; offset < FILM_BYTES; offset += PIECE_BYTES) {
      if (signal.aborted) return void (await ask('giving a film up', place, { method: 'DELETE', headers: tus }));
      const sent = await ask('a piece of a film', place, {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body: film.subarray(offset, offset + PIECE_BYTES),
      });
      if (!sent) return;
    }
    await (await ask('a whole film', `${place}/finish`, { method: 'POST' }))?.text();
  }

  /** A batch of codes that a job makes, asked after until it is there: the job may outlive the server that began it. */
  async function work(): Promise<void> {
    const listed = (await (await ask('a list of the console', '/api/teach/courses'))?.json()) as
      | { data: { courses: { id: number }[] } }
      | undefined;
    const courseId = listed?.data.courses[0]?.id;
    const key = randomUUID();
    const asked = await ask('asking for long work', '/api/teach/code-batches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, courseId, size: CODES }),
    });
    if (!asked) return;
    await asked.text();
    const whole = counts.get('long work, to its end') ?? { requests: 0, failures: 0, busy: 0 };
    counts.set('long work, to its end', whole);
    whole.requests += 1;
    const end = Date.now() + JOB_MS;
    for (let state = 'waiting'; state !== 'done'; ) {
      await delay(200);
      const looked = (await (await ask('a look at long work', `/api/teach/jobs/${key}`))?.json()) as
        | { data: { state: string } }
        | undefined;
      state = looked?.data.state ?? state;
      if (state === 'done' || (state !== 'failed' && Date.now() < end)) continue;
      whole.failures += 1;
      return void troubles.push(`long work: ${state}`);
    }
  }

  const deeds = { reads: read, uploads: upload, works: work };
  return {
    counts,
    troubles,
    async run(signal) {
      while (!signal.aborted) await deeds[does](signal);
    },
  };
}
