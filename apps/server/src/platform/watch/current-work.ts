import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { DomainError } from '../../errors/domain-error.ts';

/** A call or a job while it is under way: what its statements are named by. */
export interface Work {
  /** As it is written down, never with an address or anything else of who asks: `GET /api/Site`, `job send-mail`. */
  readonly name: string;
  readonly kind: 'call' | 'job';
  readonly startedAt: number;
  /** The code of what it ended in, or null when it ended well. */
  fault: string | null;
  /** Whether that was an answer, such as a wrong password, and nothing broke. */
  isRefusal: boolean;
}

/** A statement that the database has answered, within the work it belongs to. */
export interface DoneStatement {
  text: string;
  startedAt: number;
}

const current = new AsyncLocalStorage<Work>();
const endings = channel('hessa:work-done');

export const currentWork = (): Work | undefined => current.getStore();

/** Does something under a name. */
export function during<T>(kind: Work['kind'], name: string, doIt: () => Promise<T>): Promise<T> {
  const work: Work = { kind, name, startedAt: performance.now(), fault: null, isRefusal: false };
  return current.run(work, async () => {
    try {
      return await doIt();
    } catch (error) {
      const { code, name: errorName } = error as { code?: unknown; name: string };
      work.fault = typeof code === 'string' ? code : errorName;
      work.isRefusal = error instanceof DomainError;
      throw error;
    } finally {
      if (endings.hasSubscribers) endings.publish(work);
    }
  });
}
