import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { sha256 } from '../platform/keyed-hash.ts';
import { addressKey, addressNetwork } from '../platform/limits/address-key.ts';
import { arrivalAddress } from './arrival-address.ts';
import type { Caller } from './context.ts';

/** One cookie a tenant: two teachers' platforms may share a host. */
export function deviceCookieName(tenantId: string): string {
  return `hessa_device_${tenantId}`;
}

/** Long enough for any device id of ours, short enough to be no burden. */
const DEVICE_ID = /^[\x21-\x7e]{8,200}$/;
const BEARER = /^Bearer ([A-Za-z0-9_.-]{20,200})$/;

export function readCaller(request: FastifyRequest, tenantId: string): Omit<Caller, 'work'> {
  const deviceId = request.headers.deviceid;
  const cookie = request.cookies[deviceCookieName(tenantId)];
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const address = arrivalAddress(request);
  return {
    requestId: request.id,
    addressHash: sha256(addressKey(address)),
    network: addressNetwork(address),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    deviceIdHash: typeof deviceId === 'string' && DEVICE_ID.test(deviceId) ? sha256(deviceId) : null,
    deviceCookieHash: cookie ? sha256(cookie) : null,
    bearer: bearer ?? null,
  };
}
