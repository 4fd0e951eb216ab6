import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import postgres from 'postgres';
import { openDatabase } from '../../apps/server/src/db/root-database.ts';
import { listTenantTables } from '../../apps/server/src/db/tenant-tables.ts';
import { mediaFiles } from '../../apps/server/src/features/media/media-files-table.ts';
import { runToEnd } from '../../apps/server/src/main/server-process.fixture.ts';
import { makeStormWorld, type StormWorld, storedResults } from '../../apps/server/src/main/storm.fixture.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { FileStore } from '../../apps/server/src/platform/files/file-store.ts';
import { openPlace } from '../../apps/server/src/platform/files/open-files.ts';
import { loadInstallationKeys } from '../../apps/server/src/platform/keys/installation-keys.ts';
import { readSettings } from '../../apps/server/src/settings/settings.ts';
import { loadOfMachine } from './load-of-machine.ts';
import { CLUSTER_KEY, type Cluster } from './start-cluster.ts';
import { type Kept, storm } from './storm.ts';
import { signIn } from './visit-cluster.ts';
import { wrongFigures } from './wrong-figures.ts';

/** Each takes a quiz and redeems a code: half of them before the backup, half while it is made. */
const STUDENTS_A_ROUND = 400;
const FILES_A_ROUND = 40;
const TENANT = 'storm';

/** Everything that a person could miss: rows of every table, and bytes of every file. */
interface Inventory {
  tables: Map<string, number>;
  files: Map<string, string>;
}

/**
 * A backup under load, then the worst day: the database is dropped and the bucket emptied. What was acknowledged before
 * the backup began must be there again, file by file and score by score; what came after it is what such a day costs.
 */
export async function drillRestore(cluster: Cluster, times: number): Promise<boolean> {
  const { ownerUrl } = cluster.database;
  const { secrets } = await loadInstallationKeys({
    settings: { dataDir: tmpdir(), installationKey: CLUSTER_KEY },
    ownerUrl,
    clock: systemClock,
  });
  const world = await makeStormWorld(ownerUrl, secrets, STUDENTS_A_ROUND * times);
  const settings = readSettings(cluster.environment, process.cwd());
  const bucket = openPlace(settings, settings.files, 'media');
  const backups = await mkdtemp(join(tmpdir(), 'hessa-drill-backups-'));
  const environment: Record<string, string> = {
    ...cluster.environment,
    HESSA_BACKUP_DIR: backups,
    HESSA_BACKUP_KEY: 'only for this drill, and long',
  };
  let isWell = true;
  try {
    for (let time = 0; time < times; time += 1) {
      console.log(`Restore ${time + 1} (${loadOfMachine()})`);
      const half = STUDENTS_A_ROUND / 2;
      const from = time * STUDENTS_A_ROUND;
      const before: Kept = { submissions: [], redemptions: [] };
      await storm(cluster.url, world, world.students.slice(from, from + half), before);
      await addFiles(ownerUrl, bucket, FILES_A_ROUND);
      const known = await takeInventory(ownerUrl, bucket);

      const during: Kept = { submissions: [], redemptions: [] };
      const going = storm(cluster.url, world, world.students.slice(from + half, from + STUDENTS_A_ROUND), during);
      // Heard where it is waited for.
      going.catch(() => {});
      const backup = await command(environment, 'backup');
      await going;
      await signIn(cluster.url, 'student@demo.test');

      const wrecked = performance.now();
      await cluster.stopServers();
      await (cluster.database.citus?.makeDatabase() ?? dropDatabase(ownerUrl));
      await cluster.storage.wipe();
      // The data folder of whoever restores must be empty; with keys in the database it holds nothing to miss.
      await rm(settings.dataDir, { recursive: true, force: true });
      const restore = await command(environment, 'restore', 'newest');
      if (cluster.database.citus) await cluster.distribute();
      await cluster.startServers();
      await signIn(cluster.url, 'student@demo.test');
      const awayMs = performance.now() - wrecked;

      const faults = [
        ...compare(known, await takeInventory(ownerUrl, bucket)),
        ...(await missing(ownerUrl, world, before)),
        ...(await wrongFigures(ownerUrl, world.tenantId)),
      ];
      const after = await missing(ownerUrl, world, during);
      console.log(`  ${backup.said}`);
      console.log(`  made in ${seconds(backup.ms)}, restored in ${seconds(restore.ms)}`);
      console.log(`  people were without the platform for ${seconds(awayMs)}, three servers started again`);
      console.log(
        `  known before the backup: ${known.files.size} files, ${sum(known.tables)} rows in ${known.tables.size} tables; lost of them: ${faults.join(', ') || 'none'}`,
      );
      console.log(
        `  kept while it was made: ${during.submissions.length} quizzes, ${during.redemptions.length} codes; ${after.length} of them came after its moment and are not in it`,
      );
      isWell &&= faults.length === 0;
    }
  } finally {
    await rm(backups, { recursive: true, force: true });
  }
  return isWell;
}

async function command(environment: Record<string, string>, name: string, ...words: string[]) {
  const entry = join(import.meta.dirname, '../../apps/server/build', `${name}.js`);
  const { code, lines, ms } = await runToEnd(environment, entry, words);
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}: ${lines.join('\n')}`);
  return { ms, said: lines[0] ?? '' };
}

/** Sheets of a teacher, each of its own bytes. */
async function addFiles(ownerUrl: string, bucket: FileStore, count: number): Promise<void> {
  const database = await openDatabase({ ownerUrl, lanes: 1 });
  try {
    for (let at = 0; at < count; at += 1) {
      const id = `drill-${Date.now()}-${at}`;
      const bytes = Buffer.alloc(40_000 + at * 1000, id);
      await bucket.write(TENANT, id, bytes);
      await database.withTenant(TENANT, (tx) =>
        tx.insert(mediaFiles).values({
          ...{ tenantId: TENANT, id, contentType: 'application/pdf', fileName: `${at}.pdf`, open: false },
          byteLength: bytes.length,
          createdAt: new Date(),
        }),
      );
    }
  } finally {
    await database.close();
  }
}

async function takeInventory(ownerUrl: string, bucket: FileStore): Promise<Inventory> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const tables = new Map<string, number>();
    // What only counts tries is left out of backups, and figures that the database keeps by itself are reckoned anew.
    const shapes = await listTenantTables(async (text) => [...(await sql.unsafe(text))]);
    const names = shapes.filter(({ name }) => name !== 'rate_limits' && name !== 'long_jobs');
    for (const { name } of names) {
      const [row] = await sql.unsafe<{ count: number }[]>(`select count(*)::int as count from "${name}"`);
      tables.set(name, row?.count ?? 0);
    }
    const files = new Map<string, string>();
    for (const { tenant_id, id, bytes } of await sql<{ tenant_id: string; id: string; bytes: number }[]>`
        select tenant_id, id, byte_length::int as bytes from media_files`) {
      const size = await bucket.size(tenant_id, id);
      if (size === null || size === 0) continue;
      const content = await buffer(bucket.read(tenant_id, id, { start: 0, end: bytes - 1 }));
      files.set(`${tenant_id}/${id}`, createHash('sha256').update(content).digest('hex'));
    }
    return { tables, files };
  } finally {
    await sql.end();
  }
}

/** What there was and is no more; more than there was is what came while the backup was made. */
function compare(before: Inventory, after: Inventory): string[] {
  const rows = [...before.tables].filter(([name, count]) => (after.tables.get(name) ?? 0) < count);
  const files = [...before.files].filter(([name, hash]) => after.files.get(name) !== hash);
  return [
    ...rows.map(([name, count]) => `${count - (after.tables.get(name) ?? 0)} rows of ${name}`),
    ...(files.length > 0 ? [`${files.length} files`] : []),
  ];
}

async function missing(ownerUrl: string, world: StormWorld, kept: Kept): Promise<string[]> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const stored = await storedResults(sql, world);
    const spent = await sql<{ id: string }[]>`select redeemed_by as id from codes where tenant_id = ${TENANT}`;
    const redeemers = new Set(spent.map(({ id }) => id));
    return [
      ...kept.submissions
        .filter(({ student, answer }) => stored.of.get(student.id)?.score !== JSON.parse(answer.body).data?.score)
        .map(({ student }) => `the quiz of ${student.id}`),
      ...kept.redemptions
        .filter(({ student, answer }) => answer.status !== 200 || !redeemers.has(student.id))
        .map(({ student }) => `the code of ${student.id}`),
    ];
  } finally {
    await sql.end();
  }
}

async function dropDatabase(ownerUrl: string): Promise<void> {
  const url = new URL(ownerUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const root = postgres(url.href, { max: 1, onnotice: () => {} });
  try {
    await root.unsafe(`drop database "${name}" with (force)`);
    await root.unsafe(`create database "${name}"`);
  } finally {
    await root.end();
  }
}

const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((all, count) => all + count, 0);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
