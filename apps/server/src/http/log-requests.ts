import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import pino, { type DestinationStream } from 'pino';

export interface LogOptions {
  level: string;
  /** Standard output unless a test listens. */
  destination?: DestinationStream;
}

/**
 * Lines go out some twenty at a time and half a second late at most: a write of its own for each costs as much as a
 * query.
 */
const GATHERED = { sync: false, minLength: 4096, periodicFlush: 500 };

export function requestLogger({ level, destination }: LogOptions): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // An error tells what happened and where; messages of drivers may quote values, so they stay out.
    serializers: { err: describeError },
  };
  return pino(options, destination ?? pino.destination(GATHERED));
}

/** Fastify's own lines name whole addresses, and those carry codes and phones: ours replace them. */
export const ownRequestLines = new LogController({ disableRequestLogging: true });

/** One line a request, made of named fields only: never an address with its query, a header or a body. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant: request.tenantId,
        account: request.accountId,
      },
      'request',
    );
  });
}

function describeError(error: Error & { code?: string; cause?: unknown }): Record<string, unknown> {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const { code: causeCode } = (error.cause ?? {}) as { code?: string };
  return { type: error.name, code: error.code ?? causeCode, stack: frames.slice(0, 12).map((line) => line.trim()) };
}
