export interface StopStack {
  /** Whatever was started last stops first. */
  push(stop: () => Promise<void>): void;
  readonly stopping: boolean;
  stop(): Promise<void>;
}

/** Remembers how to undo what has been started so far, so that a failed start leaves nothing running either. */
export function createStopStack(): StopStack {
  const steps: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | null = null;

  async function unwind(): Promise<void> {
    let failure: unknown;
    for (let step = steps.pop(); step; step = steps.pop()) {
      await step().catch((error) => {
        failure ??= error;
      });
    }
    if (failure !== undefined) throw failure;
  }

  return {
    push: (stop) => {
      steps.push(stop);
    },
    get stopping() {
      return stopped !== null;
    },
    stop() {
      stopped ??= unwind();
      return stopped;
    },
  };
}
