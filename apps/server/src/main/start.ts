import { join } from 'node:path';
import { registerPages } from '../http/pages/register-pages.ts';
import { systemClock } from '../platform/clock.ts';
import type { Mail } from '../platform/mail/mail-room.ts';
import { loadSecrets } from '../settings/secrets.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';
import { prepareFirstTenant } from './first-tenant.ts';
import { listen } from './listen.ts';
import { providePostgres } from './provide-postgres.ts';
import { startPlatform } from './start-platform.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const ROOT = join(import.meta.dirname, '../../../..');

try {
  await start(readSettings(process.env, process.cwd()));
} catch (error) {
  explainAndExit(error);
}

async function start(settings: Settings): Promise<void> {
  const postgres = await providePostgres(settings, say);
  const secrets = await loadSecrets(settings.dataDir);
  const running = await startPlatform({
    settings,
    secrets,
    ownerUrl: postgres.ownerUrl,
    clock: systemClock,
    ...(settings.environment === 'demo' ? { onKeptMail: showMail } : {}),
  });
  const { app, database } = running;
  const notes = await prepareFirstTenant(running, settings.environment, settings.defaultTenantId);
  await registerPages(app, {
    webRoot: join(ROOT, 'apps/web'),
    mode: settings.web,
    defaultTenantId: settings.defaultTenantId,
    tenantOfHost: database.tenantOfHost,
  });
  stopOnSignal(async () => {
    await running.stop();
    await postgres.stop();
  });
  const url = await listen(app, settings);
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
