import postgres from 'postgres';

/**
 * One connection for a few statements, which it does not prepare: each may be served by another backend when a pooler
 * in transaction mode stands between (record 96), and none is sent often enough to be worth it.
 */
export function connectOnce(url: string, connectSeconds = 10): postgres.Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: connectSeconds,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
  });
}
