import { StartupError } from '../errors/startup-error.ts';
import { appRoleUrl } from './app-role.ts';
import { isBehindPooler } from './behind-pooler.ts';
import { connectOnce } from './connect-once.ts';
import { isDatabaseAway } from './database-away.ts';
import { type DatabasePatience, LIVE_PATIENCE } from './database-patience.ts';
import { gatherTransactions } from './gather-transactions.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { migrate } from './migrate.ts';
import { isShared, tenantTransaction, type WithAnyTenant } from './tenant-transaction.ts';

/** The root handle. Only this folder and the program's entry may import it; features get a `tx`. */
export interface Database {
  withTenant: WithAnyTenant;
  /** The tenant a host name belongs to: the one question that has no tenant yet. */
  tenantOfHost(host: string): Promise<string | null>;
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>;
  readonly load: { waiting: number; busy: number };
  /** The application role's connection, for the job queue's own pool. */
  readonly appUrl: string;
  /** Whether a pooler in transaction mode stands between. */
  readonly pooled: boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  ownerUrl: string;
  appUrl?: string | undefined;
  /** Where the owner's PostgreSQL has its socket on this machine: the way of the lanes, instead of its port. */
  socketFolder?: string | null | undefined;
  lanes?: number;
  patience?: DatabasePatience | undefined;
  /** Found out unless it is said. */
  pooled?: boolean;
}

/** Brings the schema up to date as the owner, then opens the application role's connections. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const appUrl = options.appUrl ?? appRoleUrl(options.ownerUrl);
  await migrateOrExplain({ ...options, appUrl, manageAppRole: options.appUrl === undefined });
  const pooled = options.pooled ?? (await explaining('DATABASE_APP_URL', () => isBehindPooler(appUrl)));
  return connect(appUrl, pooled, options);
}

function connect(appUrl: string, pooled: boolean, options: DatabaseOptions): Database {
  const { socketFolder = null, lanes = 10, patience = LIVE_PATIENCE } = options;
  const pool: Lanes = createLanes({
    url: appUrl,
    socketFolder: options.appUrl === undefined ? socketFolder : null,
    pooled,
    applicationName: 'hessa',
    statementTimeoutMs: patience.statementMs,
    lockTimeoutMs: patience.lockMs,
    count: lanes,
    waitingAtMost: 500,
    waitMs: patience.laneMs,
  });
  const together = gatherTransactions((tenantId, mode, work) => tenantTransaction(pool, tenantId, mode, work));
  return {
    withTenant: (tenantId, work, mode = 'write', served = null) =>
      isShared(mode) && served === null
        ? together(tenantId, mode, work)
        : tenantTransaction(pool, tenantId, mode, work, served),
    tenantOfHost: (host) =>
      pool.use(async ({ wire }) => {
        const [row] = (await wire.ask('select tenant_of_host($1)', [host])).rows;
        return row?.[0] ?? null;
      }),
    ping: () =>
      pool.use(async ({ wire }) => {
        await wire.ask('select 1');
      }),
    get load() {
      return { waiting: pool.waiting, busy: pool.busy };
    },
    appUrl,
    pooled,
    close: () => pool.end(),
  };
}

async function migrateOrExplain(options: { ownerUrl: string; appUrl: string; manageAppRole: boolean }): Promise<void> {
  const owner = connectOnce(options.ownerUrl);
  try {
    await explaining('DATABASE_URL', () => migrate(owner, options));
  } finally {
    await owner.end({ timeout: 2 });
  }
}

/** A database that cannot be reached or entered is the operator's line, which names the setting. */
async function explaining<T>(setting: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code, message } = error as { code?: string; message: string };
    if (isDatabaseAway(error) || code?.startsWith('28') || code === '3D000') {
      throw new StartupError(`The database of ${setting} cannot be used: ${message}`);
    }
    throw error;
  }
}
