import { afterEach, expect, test } from 'vitest';
import { toWire } from './client.ts';

const { prototype } = URLSearchParams;
const size = Object.getOwnPropertyDescriptor(prototype, 'size');

afterEach(() => {
  if (size) Object.defineProperty(prototype, 'size', size);
});

test('a call keeps what it asks for where the browser cannot count it, as in Chromium before 113 [FLOOR-33]', () => {
  Reflect.deleteProperty(prototype, 'size');
  const { url } = toWire('POST /api/UnitCode/EnterCode', { query: { code: 'RSP9M35T' } });
  expect(url).toBe('/api/UnitCode/EnterCode?code=RSP9M35T');
  expect(toWire('POST /api/UnitCode/EnterCode', { query: { code: undefined } }).url).toBe('/api/UnitCode/EnterCode');
});
