import { type Launch, launchPostmaster } from './launch-postmaster.ts';
import { disownPostmasterNote, isPostmasterOf } from './postmaster.ts';

const LOOK_EVERY_MS = 250;

/**
 * Starts PostgreSQL again when its main process dies under the running server (out of memory, a stray kill). The
 * port stays, because connection pools hold the address.
 */
export function supervisePostmaster(launch: Launch, firstPid: number) {
  let pid = firstPid;
  let revival: Promise<void> | null = null;
  const timer = setInterval(() => {
    revival ??= look().finally(() => {
      revival = null;
    });
  }, LOOK_EVERY_MS);
  timer.unref();

  async function look(): Promise<void> {
    if (await isPostmasterOf(pid, launch.cluster)) return;
    launch.log('The database stopped unexpectedly: starting it again');
    try {
      await disownPostmasterNote(launch.cluster);
      const result = await launchPostmaster(launch);
      if (typeof result === 'object') {
        pid = result.pid;
        launch.log('The database is back');
      } else {
        launch.log(`The database did not start again (${result}): trying once more`);
      }
    } catch (error) {
      launch.log(`The database did not start again: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    pid: () => pid,
    end: async () => {
      clearInterval(timer);
      await revival;
    },
  };
}
