/** One look at three clocks at once: the server's, the one that never jumps, and the one on the phone's wall. */
export interface ClockReading {
  readonly server: number;
  /** Stops while some phones sleep, and begins anew with every page. */
  readonly steady: number;
  /** Jumps when somebody sets it. */
  readonly wall: number;
}

/** What an answer of the server says of its clock: on the way it took half of the time that asking took. */
export function readClock(told: number, askedAt: number, steady: number, wall: number): ClockReading {
  return { server: told + (steady - askedAt) / 2, steady, wall };
}

/**
 * The server's time now, without asking, as a reading to count on from. A phone that slept is ahead by its wall clock,
 * one whose clock was set back by the steady one: of the two the later is right, or the student is told too little time
 * and the server corrects it. Looked at every second, a clock that was set back hides no sleep after it: over one long
 * stretch the hours that it lost would.
 */
export function carriedOn({ server, ...was }: ClockReading, steady: number, wall: number): ClockReading {
  return { server: server + Math.max(steady - was.steady, wall - was.wall, 0), steady, wall };
}

const DRIFT_MS = 2_000;

/** The clocks went different ways since: the server has to be asked again. */
export function isDisturbed(reading: ClockReading, steady: number, wall: number): boolean {
  return Math.abs(wall - reading.wall - (steady - reading.steady)) > DRIFT_MS;
}
