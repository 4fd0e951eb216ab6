import { earlyScript } from './api/early-script.ts';
import { buildSettings } from './build-settings.ts';
import { faultScript } from './floor/fault-script.ts';
import { streamScript } from './floor/stream-script.ts';
import { bootGuard } from './offline/boot-guard.ts';
import { pageReads } from './page-reads.ts';
import { splashScript } from './shell/splash-script.ts';
import { beforePaint } from './theme/night-mode.ts';

/** The script in the head of the page at this address. */
export function headScriptText(pathname: string, tenantId: string): string {
  // Calls that wait for each other must not start by themselves.
  const reads = buildSettings.requestPolicy === 'parallel' ? pageReads(pathname) : null;
  return [
    beforePaint,
    faultScript(tenantId),
    streamScript,
    bootGuard,
    splashScript,
    ...(reads ? [earlyScript(reads, tenantId)] : []),
  ].join(';');
}
