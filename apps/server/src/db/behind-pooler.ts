import postgres from 'postgres';

/** Any number that nobody would set. */
const ASKED_MS = 1_234_567;

/** What PgBouncer says of a setting at the start of a connection that it does not keep. */
const REFUSED = '08P01';

/**
 * Whether somebody between us and PostgreSQL hands our transactions to backends as they are free. Such a one does not
 * keep what is set for a connection: it refuses it, or was told to ignore it.
 */
export async function isBehindPooler(url: string): Promise<boolean> {
  const probe = postgres(url, {
    max: 1,
    connect_timeout: 10,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    connection: { statement_timeout: ASKED_MS },
  });
  try {
    const [row] = await probe<{ ms: string }[]>`
      select setting as ms from pg_settings where name = 'statement_timeout'`;
    return row?.ms !== String(ASKED_MS);
  } catch (error) {
    if ((error as { code?: string }).code === REFUSED) return true;
    throw error;
  } finally {
    await probe.end({ timeout: 1 });
  }
}
