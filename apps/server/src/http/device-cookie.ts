import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceCookieName } from '../calls/read-caller.ts';

/** As long as a device may stay unused and still be recognised: browsers keep no cookie longer than this. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, tenantId: string, secret: string): void {
  reply.setCookie(deviceCookieName(tenantId), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: LIFETIME_SECONDS,
  });
}
