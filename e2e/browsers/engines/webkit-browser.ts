import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type EngineBrowser, SCREEN, type Screen } from './browser.ts';
import { startProgram } from './browser-process.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** WebKitGTK by the driver that Debian packs with it, which speaks the WebDriver protocol and needs a screen. */
export async function startWebKit(
  files: { driver: string; screen: string },
  patienceMs: number,
): Promise<EngineBrowser> {
  const port = await freePort();
  const program = await startProgram(
    (folder) => ({
      // The driver is silent: the shell around it says when it starts, and it is then asked until it answers.
      command: [
        files.screen,
        '--auto-servernum',
        '--server-args=-screen 0 1400x1000x24',
        'sh',
        '-c',
        `echo driver starts; exec ${files.driver} --port=${port}`,
      ],
      env: {
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        LANG: 'C.UTF-8',
        ...narrowFrame(folder),
      },
    }),
    /(driver starts)/,
    patienceMs,
  );
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const init = { method, headers: JSON_TYPE, ...(body ? { body: JSON.stringify(body) } : {}) };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await reply.json()) as { value: Value & { message?: string } };
    if (!reply.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await untilAnswers(() => call('GET', '/status'), patienceMs);
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
  });
  const at = `/session/${sessionId}`;
  const resize = async (screen: Screen) => {
    await call('POST', `${at}/window/rect`, screen);
  };
  await resize(SCREEN);
  const act = (action: object) => call('POST', `${at}/actions`, { actions: [action] });

  const browser: EngineBrowser = {
    async goto(url) {
      await call('POST', `${at}/url`, { url });
    },
    async ask(question, arg) {
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve((${question})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const body = { script, args: [arg ?? null] };
      const { value, error } = await call<{ value: never; error?: string }>('POST', `${at}/execute/async`, body);
      if (error) throw new Error(error);
      return value;
    },
    async tap(x, y) {
      await act({
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async type(text) {
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: strokes });
    },
    resize,
    async picture() {
      await browser.ask(flicker, 3_000);
      return Buffer.from(await call<string>('GET', `${at}/screenshot`), 'base64');
    },
    async close() {
      await call('DELETE', at).catch(() => undefined);
      await program.stop();
    },
  };
  return browser;
}

/** Runs in the page. A picture is taken when the page is drawn next, and one that stands still never is. */
function flicker(ms: number): void {
  const { style } = document.documentElement;
  const timer = setInterval(() => {
    style.outline = style.outline === '' ? '1px solid transparent' : '';
  }, 50);
  setTimeout(() => {
    clearInterval(timer);
    style.outline = '';
  }, ms);
}

/** The window has a bar of its own, whose buttons would not let it be as narrow as a phone. */
function narrowFrame(home: string): Record<string, string> {
  const config = join(home, 'config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  const style = '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }';
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), style);
  return { XDG_CONFIG_HOME: config };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilAnswers(ask: () => Promise<unknown>, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
