import { Client } from 'pg';

export interface SignInOptions {
  url: string;
  /** Where PostgreSQL's socket is, to be used instead of the address's host. */
  socketFolder?: string | null;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  applicationName: string;
  /** A pooler in transaction mode stands between: nothing that is set or prepared outlives a transaction. */
  pooled: boolean;
}

const SIGN_IN_MS = 5000;
const KEEP_ALIVE_MS = 60_000;
const IDLE_IN_TRANSACTION_MS = 10_000;

/** A connection as the driver brings it about: encrypted where the address says so, authenticated, in our time zone. */
export async function signIn(client: Client): Promise<void> {
  await client.connect();
  // Poolers in transaction mode keep this one.
  await client.query("set timezone to 'UTC'");
}

export function createClient({ url, socketFolder, applicationName, pooled, ...limits }: SignInOptions): Client {
  return new Client({
    connectionString: socketFolder ? throughSocket(url, socketFolder) : url,
    application_name: applicationName,
    connectionTimeoutMillis: SIGN_IN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(pooled ? {} : limitsOf(limits)),
  });
}

function throughSocket(url: string, socketFolder: string): string {
  const address = new URL(url);
  address.searchParams.set('host', socketFolder);
  return address.href;
}

/** The same limits, where a pooler keeps none: what each transaction has to set for itself. */
export function limitsInTransaction(limits: Limits): string {
  const settings = Object.entries(limitsOf(limits)).map(([name, ms]) => `set_config('${name}', '${ms}', true)`);
  return `select ${settings.join(', ')}`;
}

type Limits = Pick<SignInOptions, 'statementTimeoutMs' | 'lockTimeoutMs'>;

function limitsOf({ statementTimeoutMs, lockTimeoutMs }: Limits) {
  return {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}
