import type { PlayedRange } from '@hessa/rules/media/covered-seconds';
import { addPlayed, playedBetween, type WatchedMoment } from '@hessa/rules/media/watch-log';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sendAndLeave } from '../../api/send-and-leave.ts';
import { keepWatchPlace } from './watch-place.ts';

const REPORT_EVERY_MS = 15_000;
/** A dead line is asked ever more seldom. */
const LONGEST_PAUSE_MS = 120_000;
/** A battery that dies costs no more of the place than this. */
const NOTE_EVERY_MS = 5_000;
/** As many stretches as one report may carry. */
const STRETCHES_AT_MOST = 50;
const ROUTE = 'POST /api/Student/watch-position';

export interface WatchReporter {
  /** A look at the player, about once a second while it runs and whenever it stops. */
  note(moment: WatchedMoment): void;
  /** The video stands still: where it does is told now. */
  stop(): void;
  /** The page is hidden or left: what is not yet told is told now. */
  leave(): void;
}

/** Tells the server where the student is and what was really played: every 15 s, and at once when the student stops. */
export function createWatchReporter(lessonId: number, startedAtMs: number): WatchReporter {
  let last: WatchedMoment | null = null;
  let played: PlayedRange[] = [];
  let untold = false;
  let busy = false;
  let refused = false;
  let pauseMs = REPORT_EVERY_MS;
  let notBefore = startedAtMs + REPORT_EVERY_MS;
  let noteFrom = startedAtMs + NOTE_EVERY_MS;
  let stopWaits = false;

  const report = (stretches: readonly PlayedRange[], stopped: boolean) => ({
    body: {
      lessonId,
      stopped,
      positionSeconds: tenths(last?.positionSeconds ?? 0),
      played: stretches.map(([from, to]): [number, number] => [tenths(from), tenths(to)]),
    },
  });

  async function tell(nowMs: number, stopped: boolean) {
    const telling = played;
    played = [];
    busy = true;
    untold = false;
    notBefore = nowMs + REPORT_EVERY_MS;
    try {
      const { saved } = await call(ROUTE, report(telling, stopped));
      // Another phone reported a moment ago: these stretches wait for the next report.
      if (!saved) keep(telling);
      pauseMs = REPORT_EVERY_MS;
    } catch (error) {
      keep(telling);
      if (error instanceof ApiError && !error.isNetwork && error.status < 500) refused = true;
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      notBefore = nowMs + pauseMs;
    } finally {
      busy = false;
    }
    // Stopped while the last report was on its way.
    if (stopWaits && untold) stop();
  }

  function stop() {
    stopWaits = false;
    if (!untold || !last) return;
    keepOnPhone(last);
    if (busy) stopWaits = true;
    else if (!refused && navigator.onLine) void tell(last.atMs, true);
  }

  function keep(stretches: readonly PlayedRange[]) {
    untold = true;
    for (const stretch of stretches) played = addPlayed(played, stretch, STRETCHES_AT_MOST);
  }

  function keepOnPhone({ positionSeconds, atMs }: WatchedMoment) {
    noteFrom = atMs + NOTE_EVERY_MS;
    keepWatchPlace(lessonId, { positionSeconds: tenths(positionSeconds), atMs });
  }

  return {
    note(moment) {
      const stretch = playedBetween(last, moment);
      if (stretch) played = addPlayed(played, stretch, STRETCHES_AT_MOST);
      // The first look may come late: who pressed play at once, jumped ahead and left within a second has a place too.
      const begun = last ?? { positionSeconds: moment.playing ? 0 : moment.positionSeconds };
      if (stretch || begun.positionSeconds !== moment.positionSeconds) untold = true;
      last = moment;
      const due = untold && !busy && !refused && moment.atMs >= notBefore;
      if (untold && moment.atMs >= noteFrom) keepOnPhone(moment);
      if (due && navigator.onLine) void tell(moment.atMs, false);
    },
    stop,
    leave() {
      if (!untold || !last) return;
      keepOnPhone(last);
      if (refused || !navigator.onLine) return;
      untold = false;
      sendAndLeave(ROUTE, report(played, true));
    },
  };
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
