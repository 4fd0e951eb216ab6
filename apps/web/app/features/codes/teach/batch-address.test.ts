import { expect, test } from 'vitest';
import { batchAddress, readBatchAddress } from './batch-address.ts';
import { NO_FILTER } from './batch-filters.tsx';

test('a filter of batches is read back from its address [DESK-324]', () => {
  const filter = { label: 'سنتر النور & أولاده', courseId: '12', state: 'active' as const };
  expect(readBatchAddress(new URLSearchParams(batchAddress(filter)))).toEqual(filter);
  expect(batchAddress(NO_FILTER)).toEqual({});
  expect(readBatchAddress(new URLSearchParams('course=all&state=gone'))).toEqual(NO_FILTER);
});
