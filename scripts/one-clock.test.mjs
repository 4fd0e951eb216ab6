import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const filesOf = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(root, file), text: readFileSync(file, 'utf8') }));
const FILES = ['packages/rules/src', 'apps/web/app'].flatMap(filesOf);

test('no day and no hour is taken from the zone of the device: a wall in Egypt is read by cairoClock [DESK-191]', () => {
  const byDevice =
    /\.(?:[gs]et(?:Hours|Minutes|Date|Day|Month|FullYear)\(|to(?:Locale)?(?:Date|Time)String\()|new Date\(\d{4}, /g;
  // A day with an hour and no zone is read in the device's, unless it is said to be a wall in Egypt.
  const zonelessText = /(?<!inEgypt\(.*)(?:\}|\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?[`'"]/g;
  const zoneless = /new Intl\.DateTimeFormat\((?![^;]*timeZone)/g;
  const found = FILES.flatMap(({ name, text }) =>
    [byDevice, zoneless, zonelessText]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([words]) => `${name}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('no statement counts days or weeks by the calendar of the database’s zone: a unit’s week is spelled once, in seconds [DESK-304]', () => {
  const byCalendar = /interval '[^']*\b(?:days?|weeks?)\b/gi;
  const found = filesOf('apps/server/src')
    .filter(({ name }) => !/\.(?:test|fixture)\./.test(name))
    .flatMap(({ name, text }) => [...text.matchAll(byCalendar)].map(([words]) => `${name}: ${words}`));
  expect(found).toEqual([]);
});
