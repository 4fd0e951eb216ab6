import postgres from 'postgres';
import { StartupError } from '../errors/startup-error.ts';
import { appRoleUrl } from './app-role.ts';
import { isDatabaseAway } from './database-away.ts';
import { type DatabasePatience, LIVE_PATIENCE } from './database-patience.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { migrate } from './migrate.ts';
import { tenantTransaction, type WithAnyTenant } from './tenant-transaction.ts';

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
  close(): Promise<void>;
}

export interface DatabaseOptions {
  ownerUrl: string;
  appUrl?: string | undefined;
  lanes?: number;
  patience?: DatabasePatience | undefined;
}

/** Brings the schema up to date as the owner, then opens the application role's connections. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const appUrl = options.appUrl ?? appRoleUrl(options.ownerUrl);
  await migrateOrExplain({ ...options, appUrl, manageAppRole: options.appUrl === undefined });
  return connect(appUrl, options.lanes ?? 10, options.patience ?? LIVE_PATIENCE);
}

function connect(appUrl: string, lanes: number, patience: DatabasePatience): Database {
  const pool: Lanes = createLanes({
    url: appUrl,
    applicationName: 'hessa',
    statementTimeoutMs: patience.statementMs,
    lockTimeoutMs: patience.lockMs,
    count: lanes,
    waitingAtMost: 500,
    waitMs: patience.laneMs,
  });
  return {
    withTenant: (tenantId, work, mode = 'write', served = null) =>
      tenantTransaction(pool, tenantId, mode, work, served),
    tenantOfHost: (host) =>
      pool.use(async (lane) => {
        const [row] = await lane.sql<{ tenant: string | null }[]>`select tenant_of_host(${host}) as tenant`;
        return row?.tenant ?? null;
      }),
    ping: () =>
      pool.use(async (lane) => {
        await lane.sql`select 1`;
      }),
    get load() {
      return { waiting: pool.waiting, busy: pool.busy };
    },
    appUrl,
    close: () => pool.end(),
  };
}

async function migrateOrExplain(options: { ownerUrl: string; appUrl: string; manageAppRole: boolean }): Promise<void> {
  const owner = postgres(options.ownerUrl, { max: 1, connect_timeout: 10, onnotice: () => {}, fetch_types: false });
  try {
    await migrate(owner, options);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code, message } = error as { code?: string; message: string };
    if (isDatabaseAway(error) || code?.startsWith('28') || code === '3D000') {
      throw new StartupError(`The database of DATABASE_URL cannot be used: ${message}`);
    }
    throw error;
  } finally {
    await owner.end({ timeout: 2 });
  }
}
