import { registerHooks } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { Connection, type Request } from '../../parts/load/connection.ts';

export interface Crowd {
  /** From a student's press to the answer on the phone, whatever happened between. */
  waits: number[];
  /** How often a phone asked again by itself. */
  cameBack: number;
  /** How often a phone had given up and its owner pressed again. */
  pressedAgain: number;
}

export interface CrowdOptions {
  url: string;
  tenant: string;
  /** They all come within this time. */
  overSeconds: number;
  /** What each student does, one after the other. */
  steps: ((token: string, at: number) => Request)[];
}

/** Phones with a connection each and the page's own code for a server that turns them away. */
export async function sendPhones(tokens: readonly string[], options: CrowdOptions): Promise<Crowd> {
  const crowd: Crowd = { waits: [], cameBack: 0, pressedAgain: 0 };
  const comeBack = await loadComeBack();

  async function press(connection: Connection, request: Request): Promise<void> {
    const ask = async () => {
      const { status, body } = await connection
        .send(request)
        .catch((error: Error) => ({ status: 0, body: error.message }));
      return { status, ok: status === 200, text: body, at: Date.now() };
    };
    const again = () => {
      crowd.cameBack += 1;
      return ask();
    };
    const answer = await comeBack(await ask(), again);
    if (answer.ok) return;
    // A line that broke and a server that is still crowded are what a person presses again for; anything else is wrong.
    if (![0, 408, 503].includes(answer.status)) throw new Error(`answered ${answer.status} ${answer.text}`);
    crowd.pressedAgain += 1;
    await press(connection, request);
  }

  await Promise.all(
    tokens.map(async (token, at) => {
      await delay(Math.random() * options.overSeconds * 1000);
      const connection = new Connection(options.url, options.tenant);
      for (const step of options.steps) {
        const pressed = performance.now();
        await press(connection, step(token, at));
        crowd.waits.push(performance.now() - pressed);
      }
      connection.close();
    }),
  );
  return crowd;
}

interface PageAnswer {
  status: number;
  ok: boolean;
  text: string;
  at: number;
}

type ComeBack = (refused: PageAnswer, again: () => Promise<PageAnswer>) => Promise<PageAnswer>;

/** Named here and not in the import: it is judged with the browser's types, and this with Node's. */
const COME_BACK = '../../../apps/web/app/api/waiting/come-back.ts';

/** The page's module, in a place that has no styles and a document of no more than it touches. */
async function loadComeBack(): Promise<ComeBack> {
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
  });
  const element = () => ({ setAttribute() {}, append() {}, remove() {} });
  Object.assign(globalThis, { document: { createElement: element, body: element() } });
  return ((await import(COME_BACK)) as { comeBack: ComeBack }).comeBack;
}
