import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import nodemailer from 'nodemailer';
import type { DestinationStream } from 'pino';
import { appRoleAt } from '../db/app-role.ts';
import { type DatabasePatience, LIVE_PATIENCE } from '../db/database-patience.ts';
import { type Database, openDatabase } from '../db/root-database.ts';
import { readFromStandby } from '../db/standby/read-standby.ts';
import { buildApp } from '../http/build-app.ts';
import { createLifecycle, type Lifecycle } from '../http/operations/lifecycle.ts';
import { type LoopDelay, watchLoopDelay } from '../http/operations/loop-delay.ts';
import { rememberHosts } from '../http/remember-hosts.ts';
import { createArchiveStore } from '../platform/archive-store.ts';
import { readBackupState } from '../platform/backup-state.ts';
import type { Clock } from '../platform/clock.ts';
import { demandReachable, openFiles, openUploads } from '../platform/files/open-files.ts';
import { findFilmTools } from '../platform/films/find-film-tools.ts';
import { createWorkFolders } from '../platform/films/work-folders.ts';
import { type JobQueue, prepareJobQueue, startJobQueue } from '../platform/jobs/job-queue.ts';
import type { LongJobKind } from '../platform/jobs/long-job-kind.ts';
import { workLongJobs } from '../platform/jobs/work-long-jobs.ts';
import type { InstallationKeys } from '../platform/keys/installation-keys.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import { createMailRoom, type Mail } from '../platform/mail/mail-room.ts';
import { createMemories } from '../platform/memory/memories.ts';
import { createPageFaults } from '../platform/page-faults.ts';
import { createPasswordHasher } from '../platform/password-hasher.ts';
import type { Platform } from '../platform/platform.ts';
import { watchStatements } from '../platform/watch/statement-figures.ts';
import type { Settings } from '../settings/settings.ts';
import type { TraceSettings } from '../settings/trace-settings.ts';
import { closeInTime } from './close-in-time.ts';
import { features } from './features.ts';
import { handInExams } from './hand-in-exams.ts';
import { purgeDaily } from './purge-daily.ts';
import { type SharedEdits, shareEdits } from './share-edits.ts';
import { watchDatabase } from './watch-database.ts';
import { workDataJobs } from './work-data-jobs.ts';

export interface PlatformOptions {
  settings: Settings;
  /** Asked when the schema is there. */
  loadKeys(): Promise<InstallationKeys>;
  ownerUrl: string;
  /** Where the database's own socket is, when it is on this machine and ours. */
  socketFolder?: string | null | undefined;
  clock: Clock;
  /** The database is this process's own: there is no other server to tell of edits. */
  isAlone?: boolean;
  logTo?: DestinationStream;
  /** Told of mail that stays in the outbox because there is no mail server. */
  onKeptMail?: (mail: Mail) => void;
  /** What load shedding goes by; the process's own event loop unless a test stands in for it. */
  loopDelay?: LoopDelay;
  /** Long work beside the product's own, for tests that are about it. */
  moreJobKinds?: readonly LongJobKind<unknown>[];
  /** Between two looks for papers whose time is over, for tests that collect them themselves. */
  examPauseMs?: number | undefined;
  /** How long the database is waited for; what is right for people unless a test says otherwise. */
  patience?: DatabasePatience;
}

export interface RunningPlatform {
  app: FastifyInstance;
  database: Database;
  platform: Platform;
  /** Whose own host name it is, or null when it is nobody's. */
  tenantOfHost(host: string): Promise<string | null>;
  lifecycle: Lifecycle;
  /** How it hears of edits made through other servers; null when it does not. */
  edits: SharedEdits | null;
  /** Stops in order: no new requests, those under way end, then the jobs, then the database's connections. */
  stop(): Promise<void>;
}

/** Everything but the listening socket: database, jobs, mail and the API. */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { settings, clock, patience = LIVE_PATIENCE } = options;
  await demandReachable(settings);
  const { ownerUrl, socketFolder } = options;
  const database = await openDatabase({ ownerUrl, appUrl: settings.databaseAppUrl, socketFolder, patience });
  const keys = await options.loadKeys();
  await prepareJobQueue(options.ownerUrl, new URL(database.appUrl).username);
  let app: FastifyInstance | undefined;
  const directUrl = settings.databaseDirectUrl ?? (database.pooled ? null : database.appUrl);
  const jobs = await startJobQueue(database.appUrl, (error) => app?.log.warn({ err: error }, 'job queue'), {
    hearsOthers: directUrl !== null || options.isAlone === true,
  });
  const platform: Platform = {
    clock,
    secrets: keys.secrets,
    passwords: createPasswordHasher(),
    mail: createMailRoom({ jobs: settings.smtpUrl ? jobs : null, onKept: options.onKeptMail ?? (() => {}) }),
    files: openFiles(settings, 'media'),
    films: settings.films ? findFilmTools(settings) : null,
    workFolders: createWorkFolders(join(settings.dataDir, 'films')),
    archives: createArchiveStore(join(settings.dataDir, 'scratch', 'exports'), openFiles(settings, 'exports')),
    jobs,
    memories: createMemories(clock),
    uploads: openUploads(settings, clock),
    pageFaults: createPageFaults((fault) => app?.log.warn({ fault }, 'a page broke in a browser')),
    live: settings.environment === 'production',
    tenantStorageBytes: settings.tenantStorageBytes,
    videoHosts: settings.videoHosts,
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
  };
  if (settings.smtpUrl) await workMail(jobs, settings.smtpUrl, settings.mailFrom, database, clock);
  const tenantOfHost = rememberHosts(database.tenantOfHost, platform.memories);
  const lifecycle = createLifecycle();
  const loopDelay = options.loopDelay ?? watchLoopDelay();
  const statements = watchStatements(settings.slowStatementMs, (slow) => app?.log.warn(slow, 'slow statement'));
  const traces = settings.traces && (await traceTo(settings.traces, (line) => app?.log.warn(line)));
  const watch = watchDatabase(database.appUrl, patience.pingMs, {
    onChange: (isUp) => app?.log.warn(isUp ? 'the database is back' : 'the database does not answer'),
    onKeys: noticing(keys, (line) => app?.log.warn(line)),
  });
  const warn = (line: string) => app?.log.warn(line);
  const standby = openStandby(database, settings, patience, warn);
  if (standby) platform.memories.onEdited((tenantId) => standby.edited(tenantId));
  const mayBeOld = standby?.withTenant ?? database.withTenant;
  const edits =
    directUrl === null || options.isAlone
      ? null
      : shareEdits({
          url: appRoleAt(directUrl, database.appUrl),
          memories: platform.memories,
          jobs,
          patienceMs: patience.pingMs,
          warn,
        });
  app = await buildApp({
    features,
    withTenant: database.withTenant,
    mayBeOld,
    tenantOfHost,
    platform,
    operations: {
      lifecycle,
      database: watch,
      loopDelay,
      load: {
        get database() {
          return database.load;
        },
        get hashing() {
          return platform.passwords.load;
        },
        jobs: () => jobs.load(),
        longJobs: () => jobs.longLoad(),
        shards: () => jobs.shards(),
        standby: () => standby?.figures ?? null,
        hearsOthers: () => edits?.hears ?? null,
        jobTries: jobs.tries,
        statements: statements.figures,
        memories: platform.memories.figures,
        backups: () => readBackupState(settings.dataDir),
        pageFaults: platform.pageFaults.counts,
      },
      metricsToken: settings.metricsToken,
    },
    log: { level: settings.logLevel, ...(options.logTo ? { destination: options.logTo } : {}) },
    trustedProxies: settings.trustedProxies,
    apiDocs: settings.apiDocs,
  });
  const listening = app;
  if (database.pooled) listening.log.info('a pooler stands before the database: statements are not prepared');
  if (directUrl === null) {
    listening.log.warn(
      'behind a pooler servers hear of each other’s edits by DATABASE_DIRECT_URL alone: it is not set',
    );
  }
  const runner = {
    withTenant: database.withTenant,
    mayBeOld,
    platform,
    kinds: [...features.flatMap((feature) => feature.longJobKinds ?? []), ...(options.moreJobKinds ?? [])],
    onFault: (error: unknown, kind: string) => listening.log.error({ err: error, kind }, 'long job'),
  };
  await workLongJobs(jobs, runner, settings.filmsAtOnce);
  await workDataJobs(jobs, platform.archives, options.ownerUrl);
  const purge = await purgeDaily({
    platform,
    withTenant: database.withTenant,
    ownerUrl: options.ownerUrl,
    onError: (error) => listening.log.warn({ err: error }, 'daily purge'),
  });
  const exams = handInExams({
    platform,
    withTenant: database.withTenant,
    ownerUrl: options.ownerUrl,
    onError: (error) => listening.log.warn({ err: error }, 'handing exams in'),
    pauseMs: options.examPauseMs,
  });
  return {
    app,
    database,
    platform,
    tenantOfHost,
    lifecycle,
    edits,
    async stop() {
      lifecycle.beginStop();
      await closeInTime(listening);
      loopDelay.stop();
      await watch.stop();
      await edits?.stop();
      purge.stop();
      await exams.stop();
      await jobs.stop();
      statements.stop();
      await traces?.stop();
      await standby?.stop();
      await database.close();
    },
  };
}

/** The standby of the settings, if there is one; it is entered by the application's own account, whatever is written. */
function openStandby(database: Database, settings: Settings, patience: DatabasePatience, warn: (line: string) => void) {
  if (!settings.databaseReadsUrl) return null;
  return readFromStandby({
    url: appRoleAt(settings.databaseReadsUrl, database.appUrl),
    primaryUrl: database.appUrl,
    primary: database.withTenant,
    patience,
    pooled: database.pooled,
    onChange: (trouble) => warn(trouble === null ? 'the standby is read from' : `the standby is not used: ${trouble}`),
  });
}

/** Whoever wants no traces does not even load what makes them. */
async function traceTo(target: TraceSettings, warn: (line: string) => void) {
  const { traceWork } = await import('../platform/watch/trace-work.ts');
  return traceWork(target, warn);
}

/** New keys are read once, however often they are told of; what cannot be opened is said once. */
function noticing(keys: InstallationKeys, warn: (line: string) => void): (generations: number) => void {
  let said = 0;
  return (generations) => {
    keys.notice(generations).catch((error: Error) => {
      if (said !== generations) warn(`there are new keys that this server cannot use: ${error.message}`);
      said = generations;
    });
  };
}

async function workMail(
  jobs: JobQueue,
  smtpUrl: string,
  from: string,
  database: Database,
  clock: Clock,
): Promise<void> {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  await jobs.work('send-mail', ({ tenantId, mailId }) =>
    deliverMail({ withTenant: database.withTenant, transport, from, clock }, tenantId, mailId),
  );
}
