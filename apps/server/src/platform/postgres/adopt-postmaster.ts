import { setTimeout as delay } from 'node:timers/promises';
import { type Launch, wrongPassword } from './launch-postmaster.ts';
import { disownPostmasterNote, isPostmasterOf, readPostmasterNote, stopPostmaster } from './postmaster.ts';
import { askPostmaster } from './postmaster-connection.ts';

/** A server that says it is ready must answer; one that is still recovering gets the time that takes. */
const SILENCE_MS = 15_000;
const RECOVERY_MS = 10 * 60_000;

/**
 * Takes over the database server that outlived a killed process and notes its port in `launch`. One that does not
 * answer is stopped. Null: none is running any more.
 */
export async function adoptPostmaster(launch: Launch): Promise<number | null> {
  const { cluster } = launch;
  const started = Date.now();
  for (;;) {
    const note = await readPostmasterNote(cluster);
    if (note === null || !(await isPostmasterOf(note.pid, cluster))) {
      await disownPostmasterNote(cluster);
      return null;
    }
    const answer = note.ready ? await askPostmaster(note.port, launch.password) : 'not-yet';
    if (answer === 'wrong-password') throw wrongPassword(cluster);
    if (answer === 'ready') {
      launch.log('The database was still running: taking it over');
      launch.port = note.port;
      return note.pid;
    }
    if (Date.now() - started > (note.ready ? SILENCE_MS : RECOVERY_MS)) await stopPostmaster(note.pid, cluster);
    await delay(50);
  }
}
