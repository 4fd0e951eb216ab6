import { limitsInTransaction, type SignInOptions } from './wire/sign-in.ts';
import { openWire, type Wire } from './wire/wire.ts';

/** A place at the database: one connection at a time, and another one when that was lost. */
export interface Lane {
  /** A transaction holds on to the wire it began on: any other knows nothing of it. */
  readonly wire: Wire;
  /** What each transaction must set for itself, where a connection cannot keep it. */
  readonly limits: string[];
  end(): Promise<void>;
}

export type LaneOptions = SignInOptions;

/** Nothing is opened before the first question. */
export function createLane(options: LaneOptions): Lane {
  let wire = openWire(options);
  return {
    limits: options.pooled ? [limitsInTransaction(options)] : [],
    get wire() {
      if (wire.lost) wire = openWire(options);
      return wire;
    },
    end: () => wire.end(),
  };
}
