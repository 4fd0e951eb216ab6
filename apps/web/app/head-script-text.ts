import { teachPath } from '@hessa/rules/pages/console-pages';
import { earlyScript } from './api/early-script.ts';
import { buildSettings } from './build-settings.ts';
import { faultScript } from './floor/fault-script.ts';
import { BEFORE_PAINT, BOOT_GUARD, SPLASH, STREAMS } from './head-scripts.at-build.ts';
import { pageReads } from './page-reads.ts';

/** The script in the head of the page at this address. */
export function headScriptText(pathname: string, tenantId: string): string {
  // Calls that wait for each other must not start by themselves.
  const reads = buildSettings.requestPolicy === 'parallel' ? pageReads(pathname) : null;
  const early = reads ? earlyScript(reads, tenantId) : '';
  // Whoever answers a call has no seconds to be greeted in.
  const splash = pathname.startsWith(teachPath()) ? '' : SPLASH;
  return [BEFORE_PAINT, faultScript(tenantId), STREAMS, BOOT_GUARD, splash, early].join('');
}
