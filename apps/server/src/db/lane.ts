import postgres from 'postgres';

/** A connection of its own, so that we know when it broke: pooled drivers reconnect silently in mid-transaction. */
export interface Lane {
  readonly sql: postgres.Sql;
  /** Counts up whenever the connection closes; a transaction that sees it change is over. */
  generation: number;
}

export interface LaneOptions {
  url: string;
  statementTimeoutMs: number;
  applicationName: string;
}

/** Types that Drizzle maps itself and must get and give as text: JSON and the date family. */
const PASSED_AS_TEXT = [114, 3802, 1082, 1083, 1114, 1184, 1182, 1115, 1185, 1231] as const;

export function createLane(options: LaneOptions): Lane {
  const lane = { generation: 0 } as { sql: postgres.Sql; generation: number };
  lane.sql = postgres(options.url, {
    max: 1,
    // A connection retired by age could be cut between two statements of a transaction.
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: 5,
    backoff: (retries) => Math.min(0.05 * 2 ** retries, 1),
    fetch_types: false,
    onnotice: () => {},
    onclose: () => {
      lane.generation += 1;
    },
    connection: {
      application_name: options.applicationName,
      statement_timeout: options.statementTimeoutMs,
      lock_timeout: Math.min(options.statementTimeoutMs, 3000),
      idle_in_transaction_session_timeout: 10_000,
      timezone: 'UTC',
    },
  });
  for (const oid of PASSED_AS_TEXT) {
    lane.sql.options.parsers[oid] = (text: string) => text;
    lane.sql.options.serializers[oid] = (value: unknown) => value as string;
  }
  return lane;
}
