const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back any second can be brought back. */
const POINT_IN_TIME_DAYS = 7;
const BASE_EVERY_MS = DAY_MS;

/** A copy of the whole database, from which its log can be played on. */
export interface Base {
  name: string;
  /** Which database it is a copy of: one that was made anew numbers its pieces from the beginning. */
  system: string;
  /** When the copy was complete: no earlier moment can be reached from it. */
  endedAt: Date;
  /** The first piece of the log that it needs. */
  startPiece: string;
}

/** A piece of the database's log; everything that was committed before `handedOverAt` is in it or in one before it. */
export interface Piece {
  name: string;
  system: string;
  handedOverAt: Date;
}

export type RecoveryPlan =
  | { base: Base; pieces: Piece[] }
  | { trouble: 'too-early'; earliest: Date | null }
  | { trouble: 'too-late'; latest: Date }
  | { trouble: 'missing-piece'; piece: string };

const PIECES_OF_A_LOG = 0x100;

/** Pieces are numbered on: eight digits of the timeline, eight of the log, eight of the piece, in base sixteen. */
export function nextPiece(name: string): string {
  const [timeline, log, piece] = [name.slice(0, 8), name.slice(8, 16), name.slice(16)];
  const number = Number.parseInt(log, 16) * PIECES_OF_A_LOG + Number.parseInt(piece, 16) + 1;
  const digits = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${digits(Math.floor(number / PIECES_OF_A_LOG))}${digits(number % PIECES_OF_A_LOG)}`;
}

/** From which base, through which pieces, a moment is reached; or why it cannot be. */
export function planRecovery(bases: readonly Base[], pieces: readonly Piece[], at: Date): RecoveryPlan {
  const reachable = bases.filter(({ endedAt }) => endedAt <= at);
  const base = latestOf(reachable);
  if (!base) return { trouble: 'too-early', earliest: earliestOf(bases)?.endedAt ?? null };
  const own = pieces.filter(({ system }) => system === base.system);
  const there = new Map(own.map((piece) => [piece.name, piece]));
  const found: Piece[] = [];
  for (let name = base.startPiece; ; name = nextPiece(name)) {
    const piece = there.get(name);
    if (!piece) {
      const isLater = own.some((one) => one.name.slice(0, 8) === name.slice(0, 8) && one.name > name);
      if (isLater) return { trouble: 'missing-piece', piece: name };
      return { trouble: 'too-late', latest: found.at(-1)?.handedOverAt ?? base.endedAt };
    }
    found.push(piece);
    // What was handed over after the moment ends with something younger than it.
    if (piece.handedOverAt > at) return { base, pieces: found };
  }
}

const latestOf = (bases: readonly Base[]) => [...bases].sort((a, b) => b.endedAt.getTime() - a.endedAt.getTime())[0];
const earliestOf = (bases: readonly Base[]) => [...bases].sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime())[0];

/** A base a day, so that no more than a day of the log is ever played. */
export const isBaseDue = (newest: Base | undefined, now: Date): boolean =>
  !newest || now.getTime() - newest.endedAt.getTime() >= BASE_EVERY_MS;

/** Those of the last seven days, and the one before them, from which the first of these days is reached. */
export function keptBases<T extends Base>(bases: readonly T[], now: Date): T[] {
  const since = now.getTime() - POINT_IN_TIME_DAYS * DAY_MS;
  const before = latestOf(bases.filter(({ endedAt }) => endedAt.getTime() < since));
  return bases.filter((base) => base.endedAt.getTime() >= since || base === before);
}
