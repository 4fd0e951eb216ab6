import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';
import { clearBefore, type Move, moveFiles } from '../features/data/move-files.ts';
import { demandReachable, openPlace } from '../platform/files/open-files.ts';
import type { FilesPlace } from '../settings/file-settings.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { borrowPostgres } from './provide-postgres.ts';

const USAGE = `npm run files -- move     copies every file from HESSA_FILES_BEFORE to HESSA_FILES and reads it back there
  npm run files -- clear    then removes from HESSA_FILES_BEFORE what was copied and compared`;

try {
  const [command, ...rest] = parseArgs({ args: process.argv.slice(2), allowPositionals: true }).positionals;
  const run = command === 'move' ? runMove : command === 'clear' ? runClear : null;
  if (!run || rest.length > 0) throw new StartupError(`use it like this: ${USAGE}`);
  const settings = readSettings(process.env, process.cwd());
  const { files, filesBefore } = settings;
  if (filesBefore === undefined) {
    throw new StartupError('HESSA_FILES_BEFORE is not set: it says where files are moved from, HESSA_FILES where to');
  }
  await prepareDataFolder(settings.dataDir);
  await demandReachable(settings);
  const postgres = await borrowPostgres(settings, console.log);
  try {
    const now = openPlace(settings, files, 'media');
    const before = openPlace(settings, filesBefore, 'media');
    await run({ ownerUrl: postgres.ownerUrl, now, before, journal: journalOf(settings, filesBefore) });
  } finally {
    await postgres.stop();
  }
} catch (error) {
  explainAndExit(error, 'The files were not moved');
}

/** One for each way, so that moving back is not told that it was done on the way there. */
function journalOf({ dataDir, files }: Settings, before: FilesPlace): string {
  const nameOf = (place: FilesPlace) => (place === 'disk' ? 'disk' : `${place.url}/${place.prefix}`);
  const way = createHash('sha256')
    .update(`${nameOf(before)} ${nameOf(files)}`)
    .digest('hex')
    .slice(0, 12);
  return join(dataDir, `moved-files-${way}.txt`);
}

async function runMove(move: Move): Promise<void> {
  let told = Date.now();
  const fates = await moveFiles({
    ...move,
    onFile(done, all) {
      if (Date.now() - told < 5000) return;
      told = Date.now();
      console.log(`  ${done} of ${all} files`);
    },
  });
  const { copied, compared, known, there, changed, differs, missing } = fates;
  console.log(`${copied} files were copied and read back, ${compared} were there and compared alike.`);
  console.log(`  ${known} were done by an earlier run, ${there} are in the new place alone.`);
  if (changed > 0) console.log(`  ${changed} were written anew in the new place and stay as they are there.`);
  if (missing > 0) console.log(`  ${missing} are in neither place.`);
  if (differs > 0) throw new StartupError(`${differs} files have other bytes in the new place than in the old one`);
  console.log('Every file is in the new place. `npm run files -- clear` takes them away in the old one.');
}

async function runClear(move: Move): Promise<void> {
  const { cleared, kept } = await clearBefore(move);
  console.log(`${cleared} files are gone from the old place; the new one has them.`);
  if (kept > 0) console.log(`  ${kept} stay there: they were not compared. Run \`npm run files -- move\` again.`);
  else console.log('  Nothing is left to look for there: HESSA_FILES_BEFORE can go.');
}
