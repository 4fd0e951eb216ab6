import { installedEngine } from './debian-engines.mjs';
import { OLDEST, oldChromium } from './old-chromium.mjs';

/**
 * The oldest Chromium that can be started here, for the journeys of `npm test`: none is no failure, but it is said.
 * A run narrowed to other things downloads nothing.
 */
export async function oldestEngine(words) {
  if (words.length > 0 && !words.some((word) => 'e2e/browsers/engines.test.ts'.includes(word))) return [];
  const old = await oldChromium(OLDEST);
  const { engine = installedEngine('qt').engine } = old;
  if (engine === undefined) console.log(`No old browser: ${old.why}. The journeys in it are left out, the rest runs.`);
  else console.log(`Old browser: ${engine.name}`);
  return engine === undefined ? [] : [engine];
}
