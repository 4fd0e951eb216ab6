import { type EngineBrowser, SCREEN, type Screen } from './browser.ts';
import { startProgram } from './browser-process.ts';
import { JsonSocket } from './json-socket.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--lang=ar-EG',
  '--remote-debugging-port=0',
];

interface Evaluated {
  result: { value?: never };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** A Chromium driven over its own protocol, by commands that the oldest one knows. */
export async function startChromium(command: readonly string[], patienceMs: number): Promise<EngineBrowser> {
  const program = await startProgram(
    (folder) => ({ command: [...command, ...FLAGS, `--user-data-dir=${folder}`, 'about:blank'] }),
    /DevTools listening on (ws:\S+)/,
    patienceMs,
  );
  const socket = await JsonSocket.open(program.said);
  const { targetInfos } = await socket.send<{ targetInfos: { targetId: string; type: string }[] }>('Target.getTargets');
  const targetId =
    targetInfos.find(({ type }) => type === 'page')?.targetId ??
    (await socket.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })).targetId;
  const { sessionId } = await socket.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const send = <Result>(method: string, params: object = {}) => socket.send<Result>(method, params, { sessionId });
  await send('Page.enable');
  const resize = async (screen: Screen) => {
    await send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 2, mobile: true });
  };
  await resize(SCREEN);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });

  return {
    async goto(url) {
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
    },
    async ask(question, arg) {
      const expression = `(${question})(${JSON.stringify(arg) ?? 'undefined'})`;
      const wanted = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
      const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', wanted);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as never;
    },
    async tap(x, y) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async type(text) {
      await send('Input.insertText', { text });
    },
    resize,
    async picture() {
      const { data } = await send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    },
    async close() {
      socket.close();
      await program.stop();
    },
  };
}
