import { dirname } from 'node:path';
import { build } from 'vite';

/** What tells a browser that it is too old must be readable by it: Chromium 63, Safari 12, Firefox 58. */
const BELOW_THE_FLOOR = 'es2018';

/** A module and what it imports as the text of one small script. */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: dirname(entry),
    build: {
      write: false,
      target: BELOW_THE_FLOOR,
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error(`${entry} became no script`);
  return script.code.trim();
}
