export interface LoopDelay {
  /** Milliseconds by which work waits for its turn, smoothed: one hiccup is not an overload. */
  readonly ms: number;
  stop(): void;
}

const EVERY_MS = 50;

/** What a new sample weighs: about six late turns in a row count as late, and as few punctual ones as recovered. */
const WEIGHT = 0.3;

/** A timer that knows how late it fires is the cheapest measure of an event loop, and it reacts within a turn. */
export function watchLoopDelay(now: () => number = () => performance.now()): LoopDelay {
  let smoothed = 0;
  let due = now() + EVERY_MS;
  const timer = setInterval(() => {
    const at = now();
    smoothed += WEIGHT * (Math.max(0, at - due) - smoothed);
    due = at + EVERY_MS;
  }, EVERY_MS);
  timer.unref();
  return {
    get ms() {
      return smoothed;
    },
    stop: () => clearInterval(timer),
  };
}
