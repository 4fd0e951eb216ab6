import { dirname } from 'node:path';
import { build } from 'vite';
import { FLOOR } from './floor.ts';

/** A module and what it imports as the text of one small script, for the floor's browsers. */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: dirname(entry),
    build: {
      write: false,
      target: FLOOR,
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error(`${entry} became no script`);
  return script.code.trim();
}
