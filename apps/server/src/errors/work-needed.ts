import { DomainError } from './domain-error.ts';

/** Too many from one place: this try is not refused, it is asked for some work first. */
export class WorkNeeded extends DomainError {
  /** As the browser gets it (`@hessa/rules/work/solve-work`). */
  readonly work: string;

  constructor(work: string, retryAfterSeconds: number) {
    super('limit.work_needed', {}, retryAfterSeconds);
    this.work = work;
  }
}
