import { type ClockReading, carriedOn, isDisturbed, readClock } from '@hessa/rules/quizzes/exams/server-clock';
import { readStored, writeStored } from '../../../session/safe-storage.ts';

/** What a page that is opened without a line knows of the server's clock. */
const KEY = 'exam_clock';

/** What the server said last. */
let heard: ClockReading | null = null;
/** The same, counted on from look to look. */
let counted: ClockReading | null = null;

const keep = ({ server, wall }: ClockReading) => writeStored(KEY, JSON.stringify({ server, wall }));

/** An answer came: from now on the server's time is counted on from it. `askedAt` is of the steady clock. */
export function heardClock(told: number, askedAt: number): void {
  heard = readClock(told, askedAt, performance.now(), Date.now());
  counted = heard;
  keep(heard);
}

/** The steady clock of an earlier page is gone; the wall's is all that reaches over a reload. */
function keptReading(): ClockReading {
  const wall = Date.now();
  const here = { server: wall, steady: performance.now(), wall };
  try {
    const kept = JSON.parse(readStored(KEY) ?? 'null') as { server: number; wall: number } | null;
    return kept ? { ...here, server: kept.server + Math.max(0, wall - kept.wall) } : here;
  } catch {
    return here;
  }
}

/** The server's time, by all that is known here. */
export function examNow(): number {
  const before = counted ?? keptReading();
  const [steady, wall] = [performance.now(), Date.now()];
  counted = carriedOn(before, steady, wall);
  // By the hands that the wall's clock has from now on: a page that is opened next knows no others.
  if (isDisturbed(before, steady, wall)) keep(counted);
  return counted.server;
}

/** The phone slept, or somebody set its clock. */
export function isClockDisturbed(): boolean {
  return heard !== null && isDisturbed(heard, performance.now(), Date.now());
}
