export type Phase = 'starting' | 'ready' | 'stopping';

/** Where the process is in its life; readiness and the drain read it, only the entry of the program moves it. */
export interface Lifecycle {
  readonly phase: Phase;
  becomeReady(): void;
  beginStop(): void;
}

export function createLifecycle(): Lifecycle {
  let phase: Phase = 'starting';
  return {
    get phase() {
      return phase;
    },
    becomeReady() {
      if (phase === 'starting') phase = 'ready';
    },
    beginStop() {
      phase = 'stopping';
    },
  };
}
