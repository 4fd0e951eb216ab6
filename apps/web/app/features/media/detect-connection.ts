import { type ConnectionSpeed, connectionSpeed, speedFromProbe } from '@hessa/rules/media/connection-speed';
import { endingAfter } from '../../api/ending-after.ts';

interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  downlink?: number;
  effectiveType?: string;
  /** By what the device is connected; told by phones alone. */
  type?: string;
}

const PROBE_LIMIT_MS = 5_000;

export function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/** How fast the line is: by what the browser says, or by timing our own smallest file where it says nothing. */
export async function detectConnection(): Promise<ConnectionSpeed> {
  const { saveData, downlink, effectiveType } = networkInformation() ?? {};
  const told = connectionSpeed({
    online: navigator.onLine,
    ...(saveData === undefined ? {} : { saveData }),
    ...(downlink === undefined ? {} : { downlink }),
    ...(effectiveType === undefined ? {} : { effectiveType }),
  });
  return told ?? speedFromProbe(await timeIcon());
}

/** No tenant, no token, no cookie: a stranger's request, so it tells nobody who is watching. */
async function timeIcon(): Promise<number | 'failed'> {
  const started = performance.now();
  try {
    const answer = await fetch(`/favicon.svg?probe=${Date.now()}`, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: endingAfter(PROBE_LIMIT_MS),
    });
    await answer.arrayBuffer();
    return answer.ok ? performance.now() - started : 'failed';
  } catch {
    return 'failed';
  }
}
