import type { Refusal } from '@hessa/contract/client';
import { type ErrorCode, type ErrorValues, errorEntry, fillText } from '@hessa/contract/errors/catalogue';
import type { FastifyReply } from 'fastify';

interface RefusalOptions {
  values?: ErrorValues;
  fields?: string[];
  retryAfterSeconds?: number | undefined;
  work?: string | undefined;
}

/** The one place that turns a code of the catalogue into a status and an envelope. */
export function refuse(reply: FastifyReply, code: ErrorCode, options: RefusalOptions = {}): FastifyReply {
  const entry = errorEntry(code);
  const messageAr = fillText(entry.ar, options.values);
  const body: Refusal = {
    success: false,
    code,
    message: entry.en ?? messageAr,
    messageAr,
    ...(options.fields ? { fields: options.fields } : {}),
    ...(options.work ? { work: options.work } : {}),
  };
  const retryAfter = options.retryAfterSeconds ?? (entry.status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  return reply
    .status(entry.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
