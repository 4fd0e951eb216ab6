import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** A server process reduced to its database, for tests that kill it. Reports to its parent over IPC. */
const [dataDir = '', outside = ''] = process.argv.slice(2);
try {
  const database = await startEmbeddedPostgres({ dataDir, outsideFolders: [outside] });
  const { pid, port, adopted, cluster } = database;
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  process.send?.({ pid, port, adopted, cluster, url: database.ownerUrl('postgres') });
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
}
