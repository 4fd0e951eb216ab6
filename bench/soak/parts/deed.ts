import type { Answer, Request } from '../../parts/load/connection.ts';

/** One thing that somebody does on an evening. */
export interface Deed {
  what: string;
  request: Request;
  /** Told what came of it. */
  done(answer: Answer): void;
}
