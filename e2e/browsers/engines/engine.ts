import type { EngineBrowser } from './browser.ts';
import { startChromium } from './chromium-browser.ts';
import { startFirefox } from './firefox-browser.ts';
import { startWebKit } from './webkit-browser.ts';

/** A browser to be tried, as the launcher found it (`scripts/engines/`). */
export type Engine = {
  name: string;
  /** How long it may take over anything; an emulated processor takes its time. */
  patienceMs: number;
} & (
  | { kind: 'chromium'; command: string[] }
  | { kind: 'firefox'; file: string }
  | { kind: 'webkit'; driver: string; screen: string }
);

/** The launcher names them; run by hand without it, there are none. */
export function engines(): Engine[] {
  return JSON.parse(process.env.HESSA_ENGINES ?? '[]');
}

export function startEngine(engine: Engine): Promise<EngineBrowser> {
  const { kind, patienceMs } = engine;
  if (kind === 'chromium') return startChromium(engine.command, patienceMs);
  if (kind === 'firefox') return startFirefox(engine.file, patienceMs);
  return startWebKit(engine, patienceMs);
}
