/** SQLSTATE classes and driver codes that mean "the database cannot answer now", not "the query is wrong". */
const AWAY = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014', // statement time-out
  '55P03', // lock time-out
  '25P03', // idle in transaction for too long
  '25006', // a read-only standby
  '40001', // lost a race that a second try wins
  '40P01', // deadlock: this side was the one given up
]);

/** Whole classes: connection, resources (disk, memory, connections), operator's intervention, the system itself. */
const AWAY_CLASSES = ['08', '53', '57P', '58'];

/** What PostgreSQL was doing when what a statement was made for had changed meanwhile; its next try is made afresh. */
const OVERTAKEN = new Set<unknown>([
  // Prepared before a newer server changed the table.
  'RevalidateCachedQuery',
  // Planned for a shard that was split while the statement waited for it (record 149).
  'LookupShardRelationFromCatalog',
]);

interface Failure {
  code?: unknown;
  cause?: unknown;
  syscall?: unknown;
  routine?: unknown;
}

/** Why the database cannot answer now, or null when the fault is elsewhere. Query builders wrap the driver's error. */
export function databaseAwayCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, cause, syscall, routine } = error as Failure;
  if (typeof code !== 'string') return databaseAwayCode(cause);
  if (AWAY.has(code) || AWAY_CLASSES.some((prefix) => isSqlState(code) && code.startsWith(prefix))) return code;
  // A socket that is not there yet, as opposed to any other file that is missing.
  if (code === 'ENOENT' && syscall === 'connect') return code;
  return OVERTAKEN.has(routine) ? code : null;
}

export function isDatabaseAway(error: unknown): boolean {
  return databaseAwayCode(error) !== null;
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code);
}
