import { FAULT_KINDS, type FaultKind } from '@hessa/rules/site/page-fault';

export interface PageFault {
  kind: FaultKind;
  tenant: string;
  version: string;
  page: string;
  message: string;
  browser: string;
}

export interface PageFaults {
  /** Counts a fault, and writes it down unless this minute has had enough of them. */
  take(fault: PageFault, from: string, now: Date): void;
  /** How many were told since the start, by kind. */
  readonly counts: ReadonlyMap<FaultKind, number>;
}

const WINDOW_MS = 60_000;
/** Of one address, behind which a whole school may sit, and of all. */
const LINES = { perAddress: 20, total: 200 };

/** Told by anybody, so nothing here may grow: a minute's addresses at most, and numbers. */
export function createPageFaults(write: (fault: PageFault) => void): PageFaults {
  const counts = new Map<FaultKind, number>(FAULT_KINDS.map((kind) => [kind, 0]));
  const written = new Map<string, number>();
  let lines = 0;
  let windowStartedAt = 0;

  return {
    counts,
    take(fault, from, now) {
      counts.set(fault.kind, (counts.get(fault.kind) ?? 0) + 1);
      if (Math.abs(now.getTime() - windowStartedAt) >= WINDOW_MS) {
        windowStartedAt = now.getTime();
        lines = 0;
        written.clear();
      }
      const own = written.get(from) ?? 0;
      if (lines >= LINES.total || own >= LINES.perAddress) return;
      lines += 1;
      written.set(from, own + 1);
      write(fault);
    },
  };
}
