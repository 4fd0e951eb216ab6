import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePatience } from '../db/database-patience.ts';
import { createTenant, type NewTenant } from '../features/tenants/create-tenant.ts';
import { type RunningPlatform, startPlatform } from '../main/start-platform.ts';
import type { LongJobKind } from '../platform/jobs/long-job-kind.ts';
import { loadInstallationKeys } from '../platform/keys/installation-keys.ts';
import type { Mail } from '../platform/mail/mail-room.ts';
import { type NewAccount, newAccount } from '../seed/new-account.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { byHand } from './routing/sent-statements.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestPlatformOptions {
  /** Environment variables beside the defaults of tests. */
  variables?: Record<string, string>;
  /** What of the database's waiting has an end, for tests that are about exactly that. */
  patience?: Partial<DatabasePatience>;
  /** A database of the test's own, where one on the PostgreSQL of all tests does not do. */
  database?: TestDatabase;
  /** Long work of the test's own. */
  moreJobKinds?: readonly LongJobKind<unknown>[];
  /** Between two looks of the server for papers whose time is over; its own pace unless told. */
  examPauseMs?: number;
}

/** Longer than any test lasts: what a test asks for is answered, however slow the machine. */
const ENDLESS_PATIENCE: DatabasePatience = { laneMs: 300_000, statementMs: 300_000, lockMs: 300_000, pingMs: 300_000 };

export type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;

/** The real server on a database of its own; only the clock is ours. */
export async function startTestPlatform(options: TestPlatformOptions = {}) {
  const clock: TestClock = createTestClock();
  const database: TestDatabase = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'hessa-test-data-'));
  const keptMail: Mail[] = [];
  const logLines: string[] = [];
  const settingsWith = (variables: Record<string, string> = {}) =>
    readSettings(
      {
        LOG_LEVEL: 'info',
        HOST: '127.0.0.1',
        PORT: '0',
        HESSA_DATA_DIR: dataDir,
        // Making films costs seconds: tests that are about it turn it on.
        HESSA_FILMS: 'off',
        ...options.variables,
        ...variables,
      },
      process.cwd(),
    );
  const startOne = (settings: Settings) =>
    startPlatform({
      settings,
      loadKeys: () => loadInstallationKeys({ settings, ownerUrl: database.ownerUrl, clock }),
      ownerUrl: database.ownerUrl,
      clock,
      logTo: { write: (line) => void logLines.push(line) },
      onKeptMail: (mail) => keptMail.push(mail),
      // Test files share the machine's cores; their slowness is no overload of the server under test.
      loopDelay: { ms: 0, stop: () => {} },
      patience: { ...ENDLESS_PATIENCE, ...options.patience },
      moreJobKinds: options.moreJobKinds ?? [],
      examPauseMs: options.examPauseMs,
    });
  const running = await startOne(settingsWith());
  const besides: RunningPlatform[] = [];
  const { app, platform } = running;
  const { withTenant } = running.database;
  const tenantId = await makeTenant();

  async function makeTenant(wanted: Partial<NewTenant> = {}): Promise<string> {
    const id = wanted.id ?? `t${randomBytes(6).toString('hex')}`;
    await createTenant(withTenant, { id, name: 'مستر تست', nameLatin: 'Mr Test', ...wanted }, clock.now());
    return id;
  }

  return {
    app,
    clock,
    platform,
    database,
    withTenant: byHand(withTenant),
    tenantId,
    /** Mail that stayed because no mail server was set, newest last. */
    keptMail,
    /** Every line the server logged so far. */
    logLines,
    makeTenant,
    createAccount: (wanted: NewAccount = {}, inTenant = tenantId) =>
      withTenant(inTenant, (tx) => newAccount(tx, inTenant, platform.passwords, wanted, clock.now())),
    /** A browser or phone of its own: it keeps its cookies, device id and token. */
    client: (inTenant = tenantId): TestClient => createTestClient(app, inTenant),
    dataDir,
    lifecycle: running.lifecycle,
    edits: running.edits,
    /** Another server of the same installation, set otherwise where `variables` say so. */
    async startBeside(variables: Record<string, string> = {}): Promise<RunningPlatform> {
      const beside = await startOne(settingsWith(variables));
      besides.push(beside);
      return beside;
    },
    async stop() {
      await Promise.all([running, ...besides].map((each) => each.stop()));
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
