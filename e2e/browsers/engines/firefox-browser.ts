import { type EngineBrowser, SCREEN, type Screen } from './browser.ts';
import { startProgram } from './browser-process.ts';
import { JsonSocket } from './json-socket.ts';

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Firefox speaks WebDriver BiDi by itself: no driver stands between. */
export async function startFirefox(file: string, patienceMs: number): Promise<EngineBrowser> {
  const program = await startProgram(
    (folder) => ({
      command: [file, '--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'],
      env: { MOZ_HEADLESS_WIDTH: `${SCREEN.width}`, MOZ_HEADLESS_HEIGHT: `${SCREEN.height}` },
    }),
    /WebDriver BiDi listening on (ws:\S+)/,
    patienceMs,
  );
  const socket = await JsonSocket.open(`${program.said}/session`);
  await socket.send('session.new', { capabilities: {} });
  const { contexts } = await socket.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  const resize = async (viewport: Screen) => {
    await socket.send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 2 });
  };
  await resize(SCREEN);
  const act = (action: object) => socket.send('input.performActions', { context, actions: [action] });

  return {
    async goto(url) {
      await socket.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async ask(question, arg) {
      const call = `(${question})(${JSON.stringify(arg) ?? 'undefined'})`;
      const evaluated = await socket.send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${call}).then((answer) => JSON.stringify(answer))`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      const { value } = evaluated.result;
      return value === undefined ? undefined : JSON.parse(value);
    },
    async tap(x, y) {
      await act({
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'touch' },
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
      const { data } = await socket.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      socket.close();
      await program.stop();
    },
  };
}
