import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';

export interface RawServer {
  url: string;
  pid: number;
  bytes: number;
  stop(): Promise<void>;
}

/** What the child is told to send, again and again. */
export interface RawAnswer {
  headers: Record<string, string | string[]>;
  body: string;
}

/** Node sets these itself. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** A server in a process of its own that answers everything with what the landing page answered once. */
export async function startRawServer(of: string, encoding: string): Promise<RawServer> {
  const { headers, body } = await fetchRaw(`${of}/`, encoding);
  // Without the launcher's own flags: what they load listens to messages too, and takes the first one.
  const child = fork(path.join(import.meta.dirname, 'raw-server-process.ts'), { execArgv: [] });
  const answer: RawAnswer = { headers, body: body.toString('base64') };
  child.send(answer);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    bytes: body.length,
    async stop() {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Without a client library, which would unpack the body. */
async function fetchRaw(url: string, encoding: string): Promise<{ headers: RawAnswer['headers']; body: Buffer }> {
  const request = get(url, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const body = Buffer.concat(await response.toArray());
  const kept = Object.entries(response.headers).filter(([name, value]) => !OWN.has(name) && value !== undefined);
  return { headers: Object.fromEntries(kept) as RawAnswer['headers'], body };
}
