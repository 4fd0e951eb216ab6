import { addressOf } from '../api/address.ts';
import { inScript } from '../head-script-value.ts';
import { FAULT } from '../head-scripts.at-build.ts';

/** The text of `fault.head.ts` for one tenant. */
export function faultScript(tenantId: string): string {
  const headers = { 'X-Tenant-ID': tenantId, 'Content-Type': 'application/json' };
  return FAULT.replace('__FAULT_ASK__', () => inScript([addressOf('/api/Site/faults'), headers]));
}
