/** SQLSTATE classes and driver codes that mean "the database cannot answer now", not "the query is wrong". */
const AWAY = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014', // statement time-out
  '55P03', // lock time-out
  '57P01', // terminated by an administrator
  '57P02', // crash of another backend
  '57P03', // starting up or shutting down
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '25P03', // idle in transaction for too long
  '25006', // a read-only standby
]);

export function isDatabaseAway(error: unknown): boolean {
  const code =
    (error as { code?: unknown } | null)?.code ?? (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return typeof code === 'string' && (AWAY.has(code) || code.startsWith('08'));
}
