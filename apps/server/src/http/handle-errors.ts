import type { ErrorCode } from '@hessa/contract/errors/catalogue';
import type { FastifyError, FastifyInstance } from 'fastify';
import { databaseAwayCode } from '../db/database-away.ts';
import { DomainError } from '../errors/domain-error.ts';
import { InvalidInput } from '../errors/invalid-input.ts';
import { WorkNeeded } from '../errors/work-needed.ts';
import { refuse } from './error-reply.ts';
import { busyPage, failedPage, wantsPage } from './operations/bare-page.ts';

/** Fastify's own refusals, by their status; what is not here and is below 500 is a bad request. */
const BY_STATUS: Record<number, ErrorCode> = {
  404: 'request.not_found',
  408: 'request.timeout',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  429: 'limit.too_many_requests',
  503: 'service.busy',
};

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | undefined, request, reply) => {
    if (reply.raw.headersSent) return;
    const error = thrown ?? (new Error('nothing was thrown') as FastifyError);
    if (error instanceof DomainError) {
      const { code, values, retryAfterSeconds } = error;
      const work = error instanceof WorkNeeded ? error.work : undefined;
      return refuse(reply, code, { values, retryAfterSeconds, work });
    }
    if (error instanceof InvalidInput) return refuse(reply, 'request.invalid', { fields: error.fields });
    const away = databaseAwayCode(error);
    if (away !== null) {
      request.log.warn({ code: away }, 'database away');
      if (wantsPage(request)) return busyPage(reply, 2);
      return refuse(reply, 'service.unavailable', { retryAfterSeconds: 2 });
    }
    const status = error.statusCode ?? 500;
    if (status < 500 || status === 503) return refuse(reply, BY_STATUS[status] ?? 'request.invalid');
    request.log.error({ err: error }, 'unexpected failure');
    return wantsPage(request) ? failedPage(reply) : refuse(reply, 'service.failed');
  });
}
