/** A failure its reader can mend: one line, no stack. */
export class Failure extends Error {}

/** Runs a script's work; whatever goes wrong ends in one clear line and exit code 1. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
