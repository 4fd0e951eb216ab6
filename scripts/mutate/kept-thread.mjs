import { ThreadsPoolWorker } from 'vitest/node';

/** A run that failed halfway may leave a server behind: after so many changes everything is loaded anew. */
const CHANGES_A_THREAD = 25;

/** The thread that is kept, and how many changes it has seen. */
let kept = null;

/**
 * Loading the server takes longer than most of its tests, and Vitest ends the thread of a run with the run. This one
 * goes on to the next change, with everything loaded but the tests themselves.
 */
class KeptThread extends ThreadsPoolWorker {
  #listeners = [];
  #endsWell = false;

  async start() {
    if (kept?.changes === CHANGES_A_THREAD) await letGo();
    this._thread = kept?.thread;
    await super.start();
    kept ??= { thread: this._thread, changes: 0 };
    kept.changes += 1;
    kept.thread.ref();
  }

  on(event, listener) {
    this.#listeners.push([event, listener]);
    super.on(event, listener);
  }

  /** Asked to stop, the thread would tear itself down; the answer is given in its place. */
  send(message) {
    if (message.type !== 'stop') return super.send(message);
    this.#endsWell = true;
    this._thread.emit('message', { type: 'stopped', __vitest_worker_response__: true });
  }

  async stop() {
    for (const [event, listener] of this.#listeners) this._thread.off(event, listener);
    this._thread.stdout.unpipe(this.stdout);
    this._thread.stderr.unpipe(this.stderr);
    if (!this.#endsWell) return letGo();
    // It must not keep a process from ending that has no more changes.
    this._thread.unref();
  }
}

async function letGo() {
  const { thread } = kept;
  kept = null;
  await thread.terminate();
}

/** A change to what is evaluated while a module loads needs the modules to be loaded again. */
const takesEffectLater = (project) => {
  const { mode, mutantActivation } = project.getProvidedContext();
  return mode === 'mutant' && mutantActivation === 'runtime';
};

/** The runner of changes asks for its own kind of thread by name, so this takes its place when that is settled. */
export const keepThread = {
  name: 'keep-thread',
  configureVitest({ project }) {
    const name = 'kept-thread';
    const createPoolWorker = (options) => {
      const Thread = takesEffectLater(options.project) ? KeptThread : ThreadsPoolWorker;
      return Object.assign(new Thread(options), { name });
    };
    project.config.pool = name;
    project.config.poolRunner = { name, createPoolWorker };
  },
};
