import { PgBoss, type QueueOptions } from 'pg-boss';
import { addressForOwnTables } from '../../db/spread/migrate-spread.ts';
import { afterCommit, runStatement, type Tx } from '../../db/tenant-transaction.ts';
import { during } from '../watch/current-work.ts';
import { createJobBell, type DueJob } from './job-bell.ts';

/** What each kind of job carries. Every job names its tenant: the worker opens that tenant's transaction. */
export interface Jobs {
  'send-mail': { tenantId: string; mailId: number };
  'purge-tenant': { tenantId: string };
  'long-job': LongJobName;
  /** The same, for work that takes the machine's whole strength: one at a time unless the operator says more. */
  'heavy-job': LongJobName;
  /** A tenant's archive that has been kept long enough. */
  'drop-archive': { tenantId: string; jobId: string };
  /** What trails still say about a person who is to be forgotten. */
  'forget-person': { tenantId: string; accountId: string };
  /** A long job that no try brought to an end. */
  'long-job-lost': { tenantId: string; jobId: string };
}

interface LongJobName {
  tenantId: string;
  jobId: string;
  /** For whoever counts them: the rows that say it are the tenants' own. */
  kind: string;
}

export type JobName = keyof Jobs;

export interface JobQueue {
  /** Puts a job into the caller's transaction: it exists exactly when the change that wants it does. */
  enqueue<Name extends JobName>(tx: Tx, name: Name, data: Jobs[Name], afterSeconds?: number): Promise<void>;
  /** Asks for a job that nobody's change waits for; of all who ask in a day, with the same key, one is heard. */
  enqueueDaily<Name extends JobName>(name: Name, data: Jobs[Name], key: string): Promise<void>;
  work<Name extends JobName>(
    name: Name,
    /** The signal tells that the queue stops or that this try's claim is gone: what it does no longer counts. */
    handle: (data: Jobs[Name], signal: AbortSignal) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  /** Told of the queue of every job that is put there through this server, once it is there to be begun. */
  onPut(listener: (queue: string) => void): void;
  /** Another server has put a job there. */
  putElsewhere(queue: string): void;
  /** Jobs that nobody has finished yet, whichever server put them there. */
  load(): Promise<QueueLoad[]>;
  /** Long work that nobody has finished yet, by its kind: films, archives, imports. */
  longLoad(): Promise<LongLoad[]>;
  /** Parts of the tables on each machine of a database that is spread; empty where it is not. */
  shards(): Promise<Shards[]>;
  /** Tries of each queue that ended on this server. */
  readonly tries: ReadonlyMap<string, JobTries>;
  stop(): Promise<void>;
}

export interface QueueLoad {
  queue: string;
  waiting: number;
  active: number;
  /** How long the oldest that may run has waited. */
  oldestSeconds: number;
}

export interface LongLoad {
  kind: string;
  state: 'waiting' | 'active';
  count: number;
  /** Since the oldest of them was asked for, or was begun. */
  oldestSeconds: number;
}

export interface Shards {
  node: string;
  count: number;
  bytes: number;
}

export interface JobTries {
  done: number;
  failed: number;
}

export interface WorkOptions {
  /** Between the end of one job and the next. */
  pauseSeconds?: number;
  /** Jobs of this name that one server works on side by side; one unless told. */
  atOnce?: number;
}

const SCHEMA = 'pgboss';

/** An hour without the outside world must lose nothing: twenty tries, growing to five minutes apart. */
const RETRY = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };

/**
 * Long work says every few seconds that it lives, because nothing else tells a slow job from a server that was killed:
 * another try begins within about a minute of its silence, and the last hands it to those who call it lost.
 */
const LONG_WORK = {
  retryLimit: 6,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 20,
  expireInSeconds: 6 * 60 * 60,
  deadLetter: 'long-job-lost',
};

/** A long film on a slow machine takes most of a day. */
const HEAVY_WORK = { ...LONG_WORK, expireInSeconds: 23 * 60 * 60 };

/** In the order they are made: who is named as another's dead letter comes first. */
const QUEUES: Record<JobName, QueueOptions> = {
  'send-mail': RETRY,
  'purge-tenant': RETRY,
  'drop-archive': RETRY,
  'forget-person': RETRY,
  'long-job-lost': RETRY,
  'long-job': LONG_WORK,
  'heavy-job': HEAVY_WORK,
};

/** How often somebody looks for jobs that fell silent. */
const WATCH_SECONDS = 20;

const DAY_SECONDS = 24 * 60 * 60;

/** For whoever is woken by the bell: longer than any timer of it. */
const NEVER_SECONDS = DAY_SECONDS;

/** The queue's own tables, made by the owner; the application role may only use them. */
export async function prepareJobQueue(ownerUrl: string, appRole: string): Promise<void> {
  const connectionString = await addressForOwnTables(ownerUrl);
  const boss = new PgBoss({ connectionString, schema: SCHEMA, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, options);
    await boss.getDb().executeSql(
      `grant usage on schema ${SCHEMA} to "${appRole}";
       grant select, insert, update, delete on all tables in schema ${SCHEMA} to "${appRole}";
       grant usage on all sequences in schema ${SCHEMA} to "${appRole}";
       grant execute on all functions in schema ${SCHEMA} to "${appRole}"`,
    );
  } finally {
    await boss.stop({ graceful: false });
  }
}

export interface JobQueueOptions {
  /** Whether it is told of what other servers put there; else it asks, every pause of every worker. */
  hearsOthers?: boolean;
  /** How often it looks for jobs that nobody told of. */
  netMs?: number;
}

export async function startJobQueue(
  appUrl: string,
  onError: (error: Error) => void,
  { hearsOthers = true, netMs }: JobQueueOptions = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: SCHEMA,
    max: 2,
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    application_name: 'hessa jobs',
  });
  let stopped = false;
  boss.on('error', (error) => {
    if (!stopped) onError(error);
  });
  await boss.start();
  // At once, and not only after the first interval: this server may follow one that was killed in the middle of a job.
  void boss.supervise().catch(onError);
  const bell = createJobBell({ findDue, onError, ...(netMs === undefined ? {} : { netMs }) });
  const listeners: ((queue: string) => void)[] = [];
  const put = (queue: string) => {
    bell.ring(queue);
    for (const listener of listeners) listener(queue);
  };

  async function findDue(withinSeconds: number): Promise<DueJob[]> {
    const { rows } = await boss.getDb().executeSql(
      `select distinct name as queue, greatest(0, ceil(extract(epoch from start_after - now())))::int as "inSeconds"
       from ${SCHEMA}.job where state < 'active' and start_after <= now() + $1 * interval '1 second'`,
      [withinSeconds],
    );
    return rows as DueJob[];
  }

  const tries = new Map<string, JobTries>();
  async function counted(queue: string, run: () => Promise<void>): Promise<void> {
    const own = tries.get(queue) ?? { done: 0, failed: 0 };
    tries.set(queue, own);
    try {
      await run();
      own.done += 1;
    } catch (error) {
      own.failed += 1;
      throw error;
    }
  }
  return {
    tries,
    async enqueue(tx, name, data, afterSeconds = 0) {
      await boss.send(name, data, {
        startAfter: afterSeconds,
        db: { executeSql: async (text, values) => ({ rows: await runStatement(tx, text, values ?? []) }) },
      });
      if (afterSeconds === 0) afterCommit(tx, () => put(name));
    },
    async enqueueDaily(name, data, key) {
      const id = await boss.send(name, data, { singletonKey: key, singletonSeconds: DAY_SECONDS });
      if (id) put(name);
    },
    async work(name, handle, { pauseSeconds = 0.5, atOnce = 1 } = {}) {
      const hire = async () => {
        let wake = () => {};
        const worker = bell.hire(name, pauseSeconds * 1000, () => wake());
        const id = await boss.work<Jobs[typeof name]>(
          name,
          { pollingIntervalSeconds: hearsOthers ? NEVER_SECONDS : pauseSeconds, batchSize: 1 },
          async ([job]) => {
            if (!job) return;
            worker.begins();
            // It may be given up while its work goes on.
            job.signal.addEventListener('abort', () => worker.ends('failed'), { once: true });
            try {
              await counted(name, () => during('job', `job ${name}`, () => handle(job.data, job.signal)));
              worker.ends('done');
            } catch (error) {
              worker.ends('failed');
              throw error;
            }
          },
        );
        wake = () => boss.notifyWorker(id);
      };
      await Promise.all(Array.from({ length: atOnce }, hire));
    },
    onPut: (listener) => void listeners.push(listener),
    putElsewhere: bell.ring,
    async load() {
      const { rows } = await boss.getDb().executeSql(
        `select q.name as queue, count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
                count(j.id) filter (where j.state = 'active')::int as active,
                coalesce(extract(epoch from now() - min(j.start_after)
                  filter (where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8 as "oldestSeconds"
         from unnest($1::text[]) as q(name) left join ${SCHEMA}.job j on j.name = q.name and j.state < 'completed'
         group by q.name`,
        [Object.keys(QUEUES)],
      );
      return rows as QueueLoad[];
    },
    async longLoad() {
      const { rows } = await boss.getDb().executeSql(
        `select coalesce(data->>'kind', 'unknown') as kind,
                case when state = 'active' then 'active' else 'waiting' end as state, count(*)::int as count,
                extract(epoch from now() - min(case when state = 'active' then started_on else created_on end))::float8
                  as "oldestSeconds"
         from ${SCHEMA}.job where name in ('long-job', 'heavy-job') and state < 'completed' group by 1, 2`,
      );
      return rows as LongLoad[];
    },
    async shards() {
      const db = boss.getDb();
      const { rows } = await db.executeSql(`select to_regclass('pg_dist_placement') is not null as spread`);
      if (!(rows[0] as { spread: boolean } | undefined)?.spread) return [];
      const counted = await db.executeSql(
        `select n.nodename || ':' || n.nodeport as node, count(*)::int as count, sum(p.shardlength)::float8 as bytes
         from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary' group by 1`,
      );
      return counted.rows as Shards[];
    },
    async stop() {
      bell.stop();
      // Within the ten seconds a stop may take, after the requests under way had theirs.
      await boss.stop({ graceful: true, timeout: 3000 });
      // Its pool has ended before its connections have: a database that goes away meanwhile is nobody's trouble.
      stopped = true;
    },
  };
}
