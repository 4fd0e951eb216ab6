import { PgBoss } from 'pg-boss';
import { runStatement, type Tx } from '../../db/tenant-transaction.ts';

/** What each kind of job carries. Every job names its tenant: the worker opens that tenant's transaction. */
export interface Jobs {
  'send-mail': { tenantId: string; mailId: number };
  'purge-tenant': { tenantId: string };
}

export type JobName = keyof Jobs;

export interface JobQueue {
  /** Puts a job into the caller's transaction: it exists exactly when the change that wants it does. */
  enqueue<Name extends JobName>(tx: Tx, name: Name, data: Jobs[Name]): Promise<void>;
  /** Asks for a job that nobody's change waits for; of all who ask in a day, with the same key, one is heard. */
  enqueueDaily<Name extends JobName>(name: Name, data: Jobs[Name], key: string): Promise<void>;
  work<Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name]) => Promise<void>,
    pauseSeconds?: number,
  ): Promise<void>;
  /** Jobs that nobody has finished yet, whichever server put them there. */
  load(): Promise<{ queue: string; waiting: number; active: number }[]>;
  stop(): Promise<void>;
}

const SCHEMA = 'pgboss';

/** An hour without the outside world must lose nothing: twenty tries, growing to five minutes apart. */
const RETRY = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };

const QUEUES: readonly JobName[] = ['send-mail', 'purge-tenant'];

const DAY_SECONDS = 24 * 60 * 60;

/** The queue's own tables, made by the owner; the application role may only use them. */
export async function prepareJobQueue(ownerUrl: string, appRole: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: SCHEMA, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of QUEUES) await boss.createQueue(name, RETRY);
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

export async function startJobQueue(appUrl: string, onError: (error: Error) => void): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: SCHEMA,
    max: 2,
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    application_name: 'hessa jobs',
  });
  boss.on('error', onError);
  await boss.start();
  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, {
        db: { executeSql: async (text, values) => ({ rows: await runStatement(tx, text, values ?? []) }) },
      });
    },
    async enqueueDaily(name, data, key) {
      await boss.send(name, data, { singletonKey: key, singletonSeconds: DAY_SECONDS });
    },
    async work(name, handle, pauseSeconds = 0.5) {
      await boss.work<Jobs[typeof name]>(
        name,
        { pollingIntervalSeconds: pauseSeconds, batchSize: 1 },
        async ([job]) => {
          if (job) await handle(job.data);
        },
      );
    },
    async load() {
      const { rows } = await boss.getDb().executeSql(
        `select q.name as queue, count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
                count(j.id) filter (where j.state = 'active')::int as active
         from unnest($1::text[]) as q(name) left join ${SCHEMA}.job j on j.name = q.name and j.state < 'completed'
         group by q.name`,
        [[...QUEUES]],
      );
      return rows as { queue: string; waiting: number; active: number }[];
    },
    // Within the ten seconds a stop may take, after the requests under way had theirs.
    stop: () => boss.stop({ graceful: true, timeout: 3000 }),
  };
}
