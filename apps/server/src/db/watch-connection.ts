import postgres from 'postgres';

/** A connection that is asked again and again whether a database is there: nothing is kept, mended or waited for. */
export function connectToWatch(url: string): postgres.Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: 2,
    idle_timeout: 0,
    max_lifetime: null,
    backoff: false,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'hessa watch' },
  });
}
