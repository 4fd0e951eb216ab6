/** One who works on the jobs of a queue, one after another. */
export interface HiredWorker {
  begins(): void;
  /** The first word counts. */
  ends(outcome: 'done' | 'failed'): void;
}

export interface JobBell {
  /** `wake` makes the worker look for a job: when one is put there, and `pauseMs` after it has ended one. */
  hire(queue: string, pauseMs: number, wake: () => void): HiredWorker;
  /** There is a job in this queue. */
  ring(queue: string): void;
  stop(): void;
}

export interface DueJob {
  queue: string;
  /** From now; 0 for what is due already. */
  inSeconds: number;
}

export interface JobBellOptions {
  /** Queues with jobs that nobody has begun and that are due within so many seconds, and when. */
  findDue(withinSeconds: number): Promise<DueJob[]>;
  onError(error: Error): void;
  /** How often it is looked for jobs that nobody told of. */
  netMs?: number;
}

const NET_MS = 10_000;

/**
 * Wakes those who work when there is something to do, so that none of them has to ask for it several times a second.
 * What nobody told of is found by the net: jobs of a server that was killed before it could tell, those that are due at
 * a later time, and another try after one that failed.
 */
export function createJobBell({ findDue, onError, netMs = NET_MS }: JobBellOptions): JobBell {
  const workers: { queue: string; told: () => void }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let planned: (() => void)[] = [];
  let isStopped = false;

  function after(ms: number, then: () => void): () => void {
    if (isStopped) return () => {};
    const timer = setTimeout(() => {
      timers.delete(timer);
      then();
    }, ms);
    timer.unref();
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  }

  const ring = (queue: string) => {
    for (const worker of workers) if (worker.queue === queue) worker.told();
  };

  async function look(): Promise<void> {
    try {
      const due = await findDue(netMs / 1000);
      for (const forget of planned) forget();
      planned = due.map(({ queue, inSeconds }) => after(inSeconds * 1000, () => ring(queue)));
    } catch (error) {
      if (!isStopped) onError(error as Error);
    }
  }

  const lookAgain = () => void after(netMs, () => look().then(lookAgain));
  lookAgain();

  return {
    hire(queue, pauseMs, wake) {
      let state: 'free' | 'busy' | 'resting' = 'free';
      workers.push({ queue, told: () => state === 'free' && wake() });
      return {
        begins() {
          state = 'busy';
        },
        ends(outcome) {
          if (state !== 'busy') return;
          state = 'resting';
          after(pauseMs, () => {
            if (outcome === 'failed') void look();
            if (state !== 'resting') return;
            state = 'free';
            wake();
          });
        },
      };
    },
    ring,
    stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
