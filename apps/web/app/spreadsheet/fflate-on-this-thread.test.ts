import { expect, test } from 'vitest';
import { unzip, zip } from './fflate-on-this-thread.ts';

test('half a megabyte is zipped and unzipped without a worker; what is no archive is told', () => {
  const file = crypto.getRandomValues(new Uint8Array(60_000));
  const big = new Uint8Array(600_000).map((_, at) => file[at % file.length] ?? 0);
  let back: Record<string, Uint8Array> = {};
  zip({ 'sheet.xml': big, 'other.xml': file }, (_, archive) => {
    unzip(archive, { filter: ({ name }) => name === 'sheet.xml' }, (_, files) => {
      back = files;
    });
  });
  expect(back).toEqual({ 'sheet.xml': big });
  let told: unknown = null;
  unzip(file, (error) => {
    told = error;
  });
  expect(told).toBeInstanceOf(Error);
});
