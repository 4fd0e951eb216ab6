import { BATCH_STATES } from '@hessa/rules/codes/batch-state';
import { type BatchFilter, NO_FILTER } from './batch-filters.tsx';

/** Which batches are asked for by the address; whatever stands there wrong is not asked for. */
export function readBatchAddress(address: URLSearchParams): BatchFilter {
  return {
    label: address.get('label') ?? NO_FILTER.label,
    courseId: /^\d+$/.exec(address.get('course') ?? '')?.[0] ?? NO_FILTER.courseId,
    state: BATCH_STATES.find((state) => state === address.get('state')) ?? NO_FILTER.state,
  };
}

/** The same as an address, without what goes without saying. */
export function batchAddress({ label, courseId, state }: BatchFilter): Record<string, string> {
  return Object.fromEntries(Object.entries({ label, course: courseId, state }).filter(([, value]) => value !== ''));
}
