import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromiumPath, FLAGS } from '../../../scripts/chromium.ts';

export interface FreshBrowser {
  /** Where it listens for the inspector. */
  port: number;
  close(): Promise<void>;
  /** Closes it; the folder of what it has stored stays, without what it has downloaded. */
  leaveStored(): Promise<string>;
}

const PATIENCE_MS = 20_000;
const DOWNLOADS = ['Cache', 'Code Cache', 'Service Worker', 'IndexedDB'];

/**
 * A browser of its own for one visit, with nothing or with a copy of what another has stored. A browser that has seen
 * the page before keeps its code in memory, and starting to measure there counts as a long task of the page.
 */
export async function openFreshBrowser(stored?: string): Promise<FreshBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'hessa-visit-'));
  if (stored) await cp(stored, profile, { recursive: true });
  const flags = [...FLAGS, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(chromiumPath(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.resume();
  // The command may be a script that starts the browser: the output closes when both have ended.
  const ended = once(child, 'close');
  const port = await listeningPort(profile);
  const forget = (folder: string) => rm(folder, { recursive: true, force: true });
  const stop = async () => {
    await askToClose(port);
    await ended;
  };
  return {
    port,
    async close() {
      await stop();
      await forget(profile);
    },
    async leaveStored() {
      await stop();
      await Promise.all(DOWNLOADS.map((folder) => forget(path.join(profile, 'Default', folder))));
      await forget(path.join(profile, 'DevToolsActivePort'));
      return profile;
    },
  };
}

/** The browser writes it down as soon as it listens. */
async function listeningPort(profile: string): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n');
    if (port) return Number(port);
    await delay(20);
  }
  throw new Error('the browser did not start');
}

async function askToClose(port: number): Promise<void> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const inspector = new WebSocket(webSocketDebuggerUrl);
  await once(inspector, 'open');
  inspector.send(JSON.stringify({ id: 1, method: 'Browser.close' }));
}
