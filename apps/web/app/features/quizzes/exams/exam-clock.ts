import { type ClockReading, isDisturbed, readClock, serverTime } from '@hessa/rules/quizzes/exams/server-clock';
import { readStored, writeStored } from '../../../session/safe-storage.ts';

/** What a page that is opened without a line knows of the server's clock. */
const KEY = 'exam_clock';

let reading: ClockReading | null = null;

/** An answer came: from now on the server's time is counted on from it. `askedAt` is of the steady clock. */
export function heardClock(told: number, askedAt: number): void {
  reading = readClock(told, askedAt, performance.now(), Date.now());
  writeStored(KEY, JSON.stringify({ server: reading.server, wall: reading.wall }));
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
  reading ??= keptReading();
  return serverTime(reading, performance.now(), Date.now());
}

/** The phone slept, or somebody set its clock. */
export function isClockDisturbed(): boolean {
  return reading !== null && isDisturbed(reading, performance.now(), Date.now());
}
