import { planRecovery } from '@hessa/rules/data/point-in-time';
import postgres from 'postgres';
import { StartupError } from '../errors/startup-error.ts';
import type { BackupFolder } from '../features/data/backup/backup-folder.ts';
import { openKeptKeys } from '../features/data/backup/kept-keys.ts';
import { type KnownFiles, remember } from '../features/data/backup/point-in-time/keep-pool.ts';
import { layDownBase } from '../features/data/backup/point-in-time/lay-down-base.ts';
import { type KeptBase, openPointStore, type PointStore } from '../features/data/backup/point-in-time/point-store.ts';
import { measure } from '../features/data/read-archive.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { recoverCluster } from '../platform/postgres/recover-cluster.ts';
import type { Settings } from '../settings/settings.ts';
import { providePostgres } from './provide-postgres.ts';

const END_OF_TIME = new Date(8.64e15);
/** A moment that means the same everywhere: without its distance from Greenwich an hour is a guess. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

export function readMoment(text: string): Date {
  const moment = new Date(text.replace(' ', 'T'));
  if (!MOMENT.test(text) || Number.isNaN(moment.getTime())) {
    throw new StartupError(`${text} is no moment: write it like 2026-11-16T14:05:00+02:00`);
  }
  return moment;
}

export interface RestoredAt {
  base: string;
  pieces: number;
  files: number;
  missingFiles: number;
  secrets: string;
}

/** Everything as it was at a moment, into an empty data folder with a PostgreSQL of its own. */
export async function restoreAt(settings: Settings, folder: BackupFolder, at: Date): Promise<RestoredAt> {
  const store = openPointStore(folder);
  const { base, pieces } = await planAt(store, at);
  await openKeptKeys(base.manifest.secrets, settings.installationKey);
  await recoverCluster({
    ...{ dataDir: settings.dataDir, major: base.manifest.major, password: base.manifest.databasePassword, at },
    layDown: (place) => layDownBase(store, { base, pieces }, place),
    log: console.log,
  });
  const server = await providePostgres({ ...settings, pointInTime: false }, console.log);
  try {
    const { files, missingFiles } = await bringFiles(settings, store, base, server.ownerUrl);
    return { base: base.name, pieces: pieces.length, files, missingFiles, secrets: base.manifest.secrets };
  } finally {
    await server.stop();
  }
}

/** Between which moments everything can be brought back without a hole; null when nothing is kept. */
export async function reachOf(store: PointStore): Promise<{ from: Date; to: Date } | null> {
  const pieces = await store.pieces();
  const bases = (await store.bases()).sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  for (const base of bases) {
    const plan = planRecovery([base], pieces, END_OF_TIME);
    if ('trouble' in plan && plan.trouble === 'too-late') return { from: base.endedAt, to: plan.latest };
  }
  return null;
}

async function planAt(store: PointStore, at: Date) {
  const bases = await store.bases();
  const plan = planRecovery(bases, await store.pieces(), at);
  if ('base' in plan) return { ...plan, base: bases.find(({ name }) => name === plan.base.name) as KeptBase };
  switch (plan.trouble) {
    case 'too-early':
      throw new StartupError(
        plan.earliest
          ? `nothing before ${plan.earliest.toISOString()} can be brought back to the second: take a backup of that day`
          : `${store.folder.root} holds no point in time: HESSA_POINT_IN_TIME=on keeps one from then on`,
      );
    case 'too-late':
      throw new StartupError(`the log that was kept ends at ${plan.latest.toISOString()}`);
    case 'missing-piece':
      throw new StartupError(
        `the piece ${plan.piece} of the log is missing: no moment after it can be reached from here`,
      );
  }
}

async function bringFiles(settings: Settings, store: PointStore, base: KeptBase, ownerUrl: string) {
  const media = openFiles(settings, 'media');
  const known: KnownFiles = new Map();
  remember(known, base.manifest.files);
  for (const list of await store.filesSince(base.system, base.endedAt)) remember(known, list);
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    const rows = await owner`select tenant_id, id from public.media_files order by tenant_id, id`;
    let missingFiles = 0;
    for (const { tenant_id: tenantId, id } of rows as Iterable<{ tenant_id: string; id: string }>) {
      const file = known.get(`${tenantId}/${id}`);
      if (!file) {
        missingFiles += 1;
        continue;
      }
      await media.writeFrom(tenantId, id, store.folder.readObject(file.object));
      const kept = file.bytes === 0 ? null : await measure(media.read(tenantId, id, { start: 0, end: file.bytes - 1 }));
      if (kept && kept.sha256 !== file.sha256) throw new StartupError(`the file ${tenantId}/${id} is damaged`);
    }
    return { files: rows.length - missingFiles, missingFiles };
  } finally {
    await owner.end({ timeout: 2 });
  }
}
