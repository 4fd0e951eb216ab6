import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { registerPages } from '../http/pages/register-pages.ts';
import { REPOSITORY } from '../own-files.ts';
import { systemClock } from '../platform/clock.ts';
import { loadInstallationKeys } from '../platform/keys/installation-keys.ts';
import type { Mail } from '../platform/mail/mail-room.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';
import { prepareFirstTenant } from './first-tenant.ts';
import { keepPoints } from './keep-points.ts';
import { listen } from './listen.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { providePostgres } from './provide-postgres.ts';
import { refuseDemo } from './refuse-demo.ts';
import { refuseTakenPort } from './refuse-taken-port.ts';
import { startPlatform } from './start-platform.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { createStopStack, type StopStack } from './stop-stack.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

/** How long a stopping server still takes requests, so that a proxy sees `/readyz` refuse and turns elsewhere. */
const DRAIN_MS = { demo: 250, production: 2000 };

const started = createStopStack();
stopOnSignal(() => started.stop());
try {
  await start(readSettings(process.env, process.cwd()), started);
} catch (error) {
  // A stop in the middle of the start breaks the start; that is no failure.
  if (!started.stopping) {
    await started.stop().catch(() => {});
    explainAndExit(error);
  }
}

async function start(settings: Settings, stack: StopStack): Promise<void> {
  await refuseTakenPort(settings);
  await refuseUnfinishedRestore(settings.dataDir);
  const postgres = await providePostgres(settings, say);
  stack.push(postgres.stop);
  await prepareDataFolder(settings.dataDir);
  const running = await startPlatform({
    settings,
    loadKeys: () => loadInstallationKeys({ settings, ownerUrl: postgres.ownerUrl, clock: systemClock }),
    ownerUrl: postgres.ownerUrl,
    socketFolder: postgres.own?.socketFolder,
    clock: systemClock,
    isAlone: postgres.own !== undefined,
    ...(settings.environment === 'demo' ? { onKeptMail: showMail } : {}),
  });
  stack.push(running.stop);
  if (settings.films && !running.platform.films) {
    say(
      'No ffmpeg with H.264 was found: videos are taken as MP4 and WebM and served as they come (docs/OPERATIONS.md).',
    );
  }
  const { app, database, lifecycle, platform, tenantOfHost } = running;
  if (postgres.own?.spool) {
    const { cluster, spool, password: databasePassword } = postgres.own;
    const warn = (line: string) => app.log.warn(line);
    const points = keepPoints({
      ...{ settings, ownerUrl: postgres.ownerUrl, cluster, spool, databasePassword, clock: systemClock, warn },
    });
    stack.push(points.stop);
  }
  if (settings.environment === 'production') {
    await refuseDemo({ withTenant: database.withTenant, passwords: platform.passwords }, [settings.defaultTenantId]);
  }
  await registerPages(app, {
    webRoot: join(REPOSITORY, 'apps/web'),
    mode: settings.web,
    defaultTenantId: settings.defaultTenantId,
    tenantOfHost,
    memories: platform.memories,
    publicUrl: settings.publicUrl,
    videoHosts: settings.videoHosts,
  });
  const notes = await prepareFirstTenant(running, settings.environment, settings.defaultTenantId);
  const url = await listen(app, settings);
  stack.push(async () => {
    lifecycle.beginStop();
    await delay(DRAIN_MS[settings.environment]);
  });
  lifecycle.becomeReady();
  for (const line of ['', `Hessa is ready: ${url}`, ...notes, 'Stop with Ctrl-C.', '']) say(line);
}

function say(line: string): void {
  console.log(line);
}

/** The demo has no mail server: what would have been sent is shown where its visitor can read it. */
function showMail(mail: Mail): void {
  const indented = mail.text.replace(/^/gm, '    ');
  say(`\nMail to ${mail.to}: ${mail.subject}\n${indented}\n`);
}
