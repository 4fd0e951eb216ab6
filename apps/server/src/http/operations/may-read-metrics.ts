import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sha256 } from '../../platform/keyed-hash.ts';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;

/** Any of these says that a proxy passed the request on, so the peer's address is the proxy's. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * The token opens from anywhere. Without it the socket's own address decides, never what a header claims, and a
 * request that came through a proxy on this machine is not a local one.
 */
export function mayReadMetrics(
  request: { peer: string | undefined; headers: IncomingHttpHeaders },
  token: string | undefined,
): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (given !== undefined) return token !== undefined && timingSafeEqual(sha256(given), sha256(token));
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  return LOOPBACK.test(request.peer ?? '');
}
