import { TIMINGS } from '@hessa/rules/site/timings';
import type { RequestPolicyName } from '../build-settings.ts';
import { pause } from './pause.ts';

/** How many calls may be on the line: `serial` is the specification's queue, `parallel` the default. */
export type RequestPolicy = <Answer>(task: () => Promise<Answer>) => Promise<Answer>;

const { requestRelease, requestRetryShortest, requestRetryLongest } = TIMINGS;

export function createRequestPolicy(name: RequestPolicyName, random: () => number = Math.random): RequestPolicy {
  return name === 'serial' ? oneAtATime(random) : (task) => task();
}

function oneAtATime(random: () => number): RequestPolicy {
  let busy = false;
  return async (task) => {
    while (busy) await pause(requestRetryShortest + random() * (requestRetryLongest - requestRetryShortest));
    busy = true;
    try {
      return await task();
    } finally {
      setTimeout(() => {
        busy = false;
      }, requestRelease);
    }
  };
}
