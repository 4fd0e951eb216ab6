import { expect, test } from 'vitest';
import { type DataSize, dataSize } from './data-size.ts';

test.each<[number, DataSize]>([
  [0, { unit: 'below-one' }],
  [499_999, { unit: 'below-one' }],
  [500_000, { unit: 'megabytes', value: 1 }],
  [42_400_000, { unit: 'megabytes', value: 42 }],
  [999_400_000, { unit: 'megabytes', value: 999 }],
  [999_500_000, { unit: 'gigabytes', value: 1 }],
  [1_234_000_000, { unit: 'gigabytes', value: 1.2 }],
])('%i bytes are told as people count them [FILM-15]', (bytes, told) => {
  expect(dataSize(bytes)).toEqual(told);
});
