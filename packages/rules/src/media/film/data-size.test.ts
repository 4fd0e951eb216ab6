import { expect, test } from 'vitest';
import { type DataSize, dataSize } from './data-size.ts';

test.each<[number, DataSize]>([
  [1, { unit: 'kilobytes', value: 1 }],
  [99_001, { unit: 'kilobytes', value: 100 }],
  [423_000, { unit: 'kilobytes', value: 420 }],
  [994_999, { unit: 'kilobytes', value: 990 }],
  [995_000, { unit: 'megabytes', value: 1 }],
  [42_400_000, { unit: 'megabytes', value: 42 }],
  [999_400_000, { unit: 'megabytes', value: 999 }],
  [999_500_000, { unit: 'gigabytes', value: 1 }],
  [1_234_000_000, { unit: 'gigabytes', value: 1.2 }],
])('%i bytes are told as people count them [FILM-15, FILM-61]', (bytes, told) => {
  expect(dataSize(bytes)).toEqual(told);
});
