import postgres from 'postgres';

/** A connection of its own, so that we know when it broke: pooled drivers reconnect silently in mid-transaction. */
export interface Lane {
  readonly sql: postgres.Sql;
  /** What each transaction must set for itself, where a connection cannot keep it: statements behind its BEGIN. */
  readonly limits: string;
  /** Counts up whenever the connection closes; a transaction that sees it change is over. */
  readonly generation: number;
  end(): Promise<void>;
}

export interface LaneOptions {
  url: string;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  applicationName: string;
  /** A pooler in transaction mode stands between: nothing that is set or prepared outlives a transaction. */
  pooled: boolean;
}

/** Types that Drizzle maps itself and must get and give as text: JSON and the date family. */
const PASSED_AS_TEXT = [114, 3802, 1082, 1083, 1114, 1184, 1182, 1115, 1185, 1231] as const;

export function createLane(options: LaneOptions): Lane {
  let generation = 0;
  let ended = false;
  let sql = connect(options, renew);

  /**
   * A broken connection is replaced whole. The driver would reconnect it, but keeps the last error of the old one and
   * hands it to the first query of the new one, and sends what was queued without the BEGIN that it belonged to.
   */
  function renew(): void {
    generation += 1;
    if (ended) return;
    const broken = sql;
    sql = connect(options, renew);
    void broken.end({ timeout: 0 });
  }

  return {
    limits: options.pooled
      ? limitsOf(options)
          .map(([name, value]) => `; set local ${name} = '${value}'`)
          .join('')
      : '',
    get sql() {
      return sql;
    },
    get generation() {
      return generation;
    },
    end() {
      ended = true;
      return sql.end({ timeout: 1 });
    },
  };
}

function limitsOf({ statementTimeoutMs, lockTimeoutMs }: LaneOptions): [name: string, ms: number][] {
  return [
    ['statement_timeout', statementTimeoutMs],
    ['lock_timeout', lockTimeoutMs],
    ['idle_in_transaction_session_timeout', 10_000],
  ];
}

/** Nothing is opened before the first query. */
function connect(options: LaneOptions, onclose: () => void): postgres.Sql {
  const sql = postgres(options.url, {
    max: 1,
    // A connection retired by age could be cut between two statements of a transaction.
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: 5,
    fetch_types: false,
    onnotice: () => {},
    onclose,
    prepare: !options.pooled,
    connection: {
      application_name: options.applicationName,
      timezone: 'UTC',
      ...(options.pooled ? {} : Object.fromEntries(limitsOf(options))),
    },
  });
  for (const oid of PASSED_AS_TEXT) {
    sql.options.parsers[oid] = (text: string) => text;
    sql.options.serializers[oid] = (value: unknown) => value as string;
  }
  return sql;
}
