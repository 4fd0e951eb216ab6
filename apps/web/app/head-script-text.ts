import { earlyScript } from './api/early-script.ts';
import { buildSettings } from './build-settings.ts';
import { BEFORE_PAINT, BOOT_GUARD, SPLASH } from './head-scripts.at-build.ts';
import { pageReads } from './page-reads.ts';

/** The script in the head of the page at this address. */
export function headScriptText(pathname: string, tenantId: string): string {
  // Calls that wait for each other must not start by themselves.
  const reads = buildSettings.requestPolicy === 'parallel' ? pageReads(pathname) : null;
  return [BEFORE_PAINT, BOOT_GUARD, SPLASH, ...(reads ? [earlyScript(reads, tenantId)] : [])].join('');
}
