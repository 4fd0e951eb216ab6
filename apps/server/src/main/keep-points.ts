import { setTimeout as delay } from 'node:timers/promises';
import { isBaseDue, planRecovery } from '@hessa/rules/data/point-in-time';
import postgres from 'postgres';
import { StartupError } from '../errors/startup-error.ts';
import { openBackupFolder } from '../features/data/backup/backup-folder.ts';
import { dropOldPoints } from '../features/data/backup/point-in-time/drop-old-points.ts';
import { type KnownFiles, keepPool, remember } from '../features/data/backup/point-in-time/keep-pool.ts';
import { makeBase } from '../features/data/backup/point-in-time/make-base.ts';
import { type KeptBase, openPointStore } from '../features/data/backup/point-in-time/point-store.ts';
import { shipPieces, waitingPieces } from '../features/data/backup/point-in-time/ship-pieces.ts';
import { noteBackup } from '../platform/backup-state.ts';
import type { Clock } from '../platform/clock.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Settings } from '../settings/settings.ts';

const LOOK_EVERY_MS = 2_000;
const HAND_OVER_MS = 60_000;
const NOTE_EVERY_MS = 60_000;
const STOP_MS = 2_000;

export interface PointKeeping {
  settings: Settings;
  ownerUrl: string;
  cluster: string;
  spool: string;
  databasePassword: string;
  clock: Clock;
  warn: (line: string) => void;
}

/** Beside the running server: takes the database's log into the folder of backups, and a base once a day. */
export function keepPoints(keeping: PointKeeping): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const round = createRounds(keeping);
  let trouble = '';
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await round();
        if (trouble) keeping.warn('the point in time is kept again');
        trouble = '';
      } catch (error) {
        const { message } = error as Error;
        // Said once, not every two seconds; what is not taken waits in the spool.
        if (message !== trouble) keeping.warn(`no point in time is kept: ${message}`);
        trouble = message;
      }
      await delay(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      // A base that is half made is left: it counts for nothing, and the next server makes another.
      await Promise.race([running, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}

function createRounds({ settings, ownerUrl, cluster, spool, databasePassword, clock, warn }: PointKeeping) {
  const files = openFiles(settings, 'media');
  const known: KnownFiles = new Map();
  let system: { id: string; timeline: number } | null = null;
  let newest: KeptBase | undefined;
  let notedAt = 0;

  async function open() {
    const store = openPointStore(await openBackupFolder(settings.backupDir, settings.backupKey));
    if (system === null) {
      const found = await askSystem(ownerUrl);
      newest = (await ownBases(store, found)).at(-1);
      if (newest) {
        remember(known, newest.manifest.files);
        for (const list of await store.filesSince(found.id, newest.endedAt)) remember(known, list);
      }
      system = found;
    }
    return { store, system };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  const ownBases = async (store: Opened['store'], { id, timeline }: { id: string; timeline: number }) =>
    (await store.bases())
      .filter((base) => base.system === id && base.timeline === timeline)
      .sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime());

  async function ship({ store, system: { id } }: Opened): Promise<number> {
    const { lost, pieces } = await shipPieces(store, id, spool, await waitingPieces(spool));
    if (lost.length > 0) warn(`pieces of the database's log found no room and are lost: ${lost.join(', ')}`);
    return pieces;
  }

  async function base({ store, system: { id, timeline } }: Opened): Promise<void> {
    await makeBase({
      ...{ store, ownerUrl, cluster, databasePassword, dataDir: settings.dataDir, now: clock.now },
      async keepFiles() {
        const { all } = await keepPool({ store, ownerUrl, files }, known);
        remember(known, all);
        return all;
      },
      async shipUntil(piece) {
        const deadline = Date.now() + HAND_OVER_MS;
        while (!(await store.pieces()).some((one) => one.system === id && one.name === piece)) {
          if (Date.now() > deadline)
            throw new StartupError(`PostgreSQL did not hand over the piece ${piece} of its log`);
          await ship({ store, system: { id, timeline } });
          await delay(100);
        }
      },
    });
    newest = (await ownBases(store, { id, timeline })).at(-1);
    await dropOldPoints(store, clock.now());
  }

  /** From the newest base on every piece must be there; after a hole only another base helps. */
  const isBroken = async ({ store }: Opened): Promise<boolean> => {
    if (!newest) return false;
    const plan = planRecovery([newest], await store.pieces(), new Date(8.64e15));
    return 'trouble' in plan && plan.trouble === 'missing-piece';
  };

  return async function round(): Promise<void> {
    const waiting = await waitingPieces(spool);
    const isDue = system === null || isBaseDue(newest, clock.now());
    if (waiting.length > 0 || isDue) {
      const opened = await open();
      const unlock = await opened.store.folder.tryLock();
      // A backup is under way, and takes the files that it knows of away from nobody; the next round will do.
      if (!unlock) return;
      try {
        // Files first: when a moment can be reached, what its rows tell of is in the pool.
        const { added } = await keepPool({ store: opened.store, ownerUrl, files }, known);
        if (Object.keys(added).length > 0) await opened.store.addFiles(opened.system.id, clock.now(), added);
        remember(known, added);
        const shipped = await ship(opened);
        if (isBaseDue(newest, clock.now()) || (shipped > 0 && (await isBroken(opened)))) await base(opened);
      } finally {
        await unlock();
      }
    }
    const now = clock.now();
    if (now.getTime() - notedAt < NOTE_EVERY_MS && waiting.length === 0) return;
    notedAt = now.getTime();
    await noteBackup(settings.dataDir, { keptUntil: now.toISOString() });
  };
}

async function askSystem(ownerUrl: string): Promise<{ id: string; timeline: number }> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    const [row] = await owner`
      select (select system_identifier::text from pg_control_system()) as id,
        (select timeline_id from pg_control_checkpoint()) as timeline`;
    return { id: String(row?.id), timeline: Number(row?.timeline) };
  } finally {
    await owner.end({ timeout: 2 });
  }
}
