import type postgres from 'postgres';
import { StartupError } from '../../errors/startup-error.ts';
import { connectOnce } from '../connect-once.ts';
import { readLayout } from './read-layout.ts';
import { refuseLeaks } from './refuse-leaks.ts';

export interface Machine {
  host: string;
  port: number;
}

interface Place extends Machine {
  /** Of `accounts`, beside which everything else of the tenant lies. */
  shard: string;
  isAlone: boolean;
}

/** Given up in favour of a student, or of another who places: nothing of it is left, and a second try may win. */
const LOST_RACES = ['40P01', '40001', '55P03'];
const TRIES = 5;
/** Longer than any transaction of a student waits for another; whoever holds a table longer is let go first. */
const HOLD_PATIENCE = '5s';

export interface Wish {
  tenantId: string;
  /** Apart where it is, when it is not to go anywhere. */
  to: Machine | null;
}

/** While people work; then it is tried whether the tenant's rows are still locked where they are now. */
export async function placeTenant(ownerUrl: string, appUrl: string, wish: Wish): Promise<Place> {
  const owner = connectOnce(ownerUrl);
  try {
    const layout = await readLayout(async (text) => [...(await owner.unsafe(text))]);
    if (!layout.tables.some(({ isSpread }) => isSpread)) {
      throw new StartupError('this database is on one machine: spread it first (npm run distribute)');
    }
    const placed = await place(owner, wish);
    await refuseLeaks(appUrl, layout);
    return placed;
  } finally {
    await owner.end({ timeout: 2 });
  }
}

export async function place(owner: postgres.Sql, { tenantId, to }: Wish): Promise<Place> {
  if (to) await move(owner, tenantId, to);
  else await setApart(owner, tenantId);
  return placeOf(owner, tenantId);
}

export async function placeOf(owner: postgres.Sql, tenantId: string): Promise<Place> {
  const [tenant] = await owner`select from tenants where tenant_id = ${tenantId}`;
  if (!tenant) throw new StartupError(`there is no tenant ${tenantId}`);
  const [place] = await owner<Place[]>`
    select s.shardid::text as shard, n.nodename as host, n.nodeport as port, s.shardminvalue = s.shardmaxvalue as "isAlone"
    from pg_dist_shard s join pg_dist_placement p using (shardid) join pg_dist_node n using (groupid)
    where s.shardid = get_shard_id_for_distribution_column('accounts', ${tenantId}::text)`;
  if (!place) throw new Error(`${tenantId} lies on no machine`);
  return place;
}

/**
 * A shard of its own for a big teacher, on the machine where the teacher's rows are. Everybody can read and nobody write
 * meanwhile: followed in the log, as a shard that moves is, it never ends (record 149).
 */
async function setApart(owner: postgres.Sql, tenantId: string): Promise<void> {
  const { isAlone } = await placeOf(owner, tenantId);
  if (isAlone) return;
  const tables = await owner<{ name: string }[]>`
    select logicalrelid::regclass::text as name from pg_dist_partition order by logicalrelid`;
  await insist(owner, () =>
    owner.begin(async (sql) => {
      await holdWrites(
        sql,
        tables.map(({ name }) => name),
      );
      await sql`select isolate_tenant_to_new_shard('accounts', ${tenantId}::text, 'CASCADE', 'block_writes')`;
    }),
  );
}

/**
 * Before they look where their rows lie: Citus holds them after it, and one that selects what it inserts then finds its
 * shard gone, writes nothing and says nothing. The coordinator's own tables are enough, since all come through them.
 */
async function holdWrites(sql: postgres.TransactionSql, tables: readonly string[]): Promise<void> {
  await sql`set local citus.enable_ddl_propagation = off`;
  await sql.unsafe(`set local lock_timeout = '${HOLD_PATIENCE}'`);
  await sql.unsafe(`lock table ${tables.join(', ')} in exclusive mode`);
  await sql`set local lock_timeout = 0`;
  await sql`set local citus.enable_ddl_propagation = on`;
}

/** The tenant's shard, with whoever shares it, goes to another machine. It is written to until the very last moment. */
async function move(owner: postgres.Sql, tenantId: string, to: Machine): Promise<void> {
  const machines = await owner<Machine[]>`
    select node_name as host, node_port::int as port from citus_get_active_worker_nodes() order by 1, 2`;
  if (!machines.some((machine) => isSame(machine, to))) {
    const names = machines.map(({ host, port }) => `${host}:${port}`).join(', ');
    throw new StartupError(`${to.host}:${to.port} is no worker of this database; these are: ${names}`);
  }
  const from = await placeOf(owner, tenantId);
  if (isSame(from, to)) return;
  await insist(
    owner,
    () => owner`select citus_move_shard_placement(${from.shard}::bigint, ${from.host}, ${from.port}::int,
        ${to.host}, ${to.port}::int, 'force_logical')`,
  );
}

/** Who waits for each other is found out by students' transactions, which are short and come again, not by this one. */
async function insist(owner: postgres.Sql, act: () => Promise<unknown>): Promise<void> {
  await owner`set deadlock_timeout = '10min'`;
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return void (await act());
    } catch (error) {
      if (left === 0 || !LOST_RACES.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

function isSame(one: Machine, other: Machine): boolean {
  return one.host === other.host && one.port === other.port;
}
