/** How long the server waits for its database before it tells people to come back, in milliseconds. */
export interface DatabasePatience {
  /** For a connection to become free. */
  laneMs: number;
  statementMs: number;
  /** For a lock that another transaction holds. */
  lockMs: number;
  /** For the answer to `select 1`; a database that takes longer helps nobody who waits for a page. */
  pingMs: number;
}

export const LIVE_PATIENCE: DatabasePatience = { laneMs: 3000, statementMs: 5000, lockMs: 3000, pingMs: 1500 };
