import { parseArgs } from 'node:util';
import { openDatabase } from '../db/root-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { dropKeyFile, listGenerations, rekey, rotateKeys } from '../platform/keys/change-keys.ts';
import { secretsPath } from '../settings/secrets.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';
import { borrowPostgres } from './provide-postgres.ts';

const USAGE = `npm run keys                 which keys there are, and since when they seal
  npm run keys -- rotate       new keys, on every server within seconds; the old ones go on opening
  npm run keys -- rekey        the same keys under another HESSA_KEY, with the one until now in HESSA_KEY_BEFORE
  npm run keys -- drop-file    removes secrets.json, once the database is seen to have its keys`;

const [command = 'list', ...rest] = parseArgs({ args: process.argv.slice(2), allowPositionals: true }).positionals;

try {
  const settings = readSettings(process.env, process.cwd());
  const { installationKey: words } = settings;
  const run = { list, rotate, rekey: changeWords, 'drop-file': dropFile }[command];
  if (!run || rest.length > 0) throw new StartupError(`use it like this: ${USAGE}`);
  if (words === undefined) {
    throw new StartupError(
      `HESSA_KEY is not set: without it the keys are in ${secretsPath(settings.dataDir)} and stay as they are`,
    );
  }
  const postgres = await borrowPostgres(settings, console.log);
  try {
    await (await openDatabase({ ownerUrl: postgres.ownerUrl, appUrl: settings.databaseAppUrl, lanes: 1 })).close();
    await run(postgres.ownerUrl, words, settings);
  } finally {
    await postgres.stop();
  }
} catch (error) {
  explainAndExit(error, 'The keys were not changed');
}

async function list(ownerUrl: string, words: string): Promise<void> {
  for (const [index, { sealsFrom }] of (await listGenerations(ownerUrl, words)).entries()) {
    console.log(`generation ${index + 1} seals from ${index === 0 ? 'the beginning' : sealsFrom.toISOString()}`);
  }
}

async function rotate(ownerUrl: string, words: string): Promise<void> {
  const { number, sealsFrom } = await rotateKeys(ownerUrl, words, new Date());
  console.log(`Generation ${number} seals from ${sealsFrom.toISOString()} on, on every server.`);
  console.log('  What earlier ones sealed goes on opening: printed codes, links, one-time codes, authenticators.');
}

async function changeWords(ownerUrl: string, words: string, { installationKeyBefore }: Settings): Promise<void> {
  if (installationKeyBefore === undefined) throw new StartupError('HESSA_KEY_BEFORE is not set');
  const count = await rekey(ownerUrl, installationKeyBefore, words);
  console.log(`${count} generations are sealed with the new HESSA_KEY. Start every server again with it.`);
}

async function dropFile(ownerUrl: string, words: string, { dataDir }: Settings): Promise<void> {
  const dropped = await dropKeyFile(ownerUrl, words, dataDir);
  console.log(dropped ? `${secretsPath(dataDir)} is gone: the database has its keys.` : 'There is no file to remove.');
}
