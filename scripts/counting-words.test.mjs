import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as nouns from '../packages/rules/src/text/counted-nouns.ts';
import { root } from './root.mjs';

const FOLDERS = ['packages/rules/src', 'packages/contract/src', 'apps/server/src', 'apps/web/app'];
const NOUNS = 'packages/rules/src/text/counted-nouns.ts';

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(root, file), text: readFileSync(file, 'utf8') })),
).filter(({ name }) => name !== NOUNS);

function matches(pattern) {
  return FILES.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([found]) => `${name}: ${found}`));
}

test('a number and the noun it counts are said by countedNoun, never side by side [DESK-90]', () => {
  const forms = Object.values(nouns).flatMap(({ one, few }) => [one, few]);
  const number = String.raw`(?:format(?:Number|Digits)|number)\((?:[^()]|\([^()]*\))*\)`;
  const between = String.raw`\s*\}?\s*(?:</?(?:bdi|b)>)?\s*(?:\{' '\})?\s*`;
  expect(matches(new RegExp(`${number}${between}(?:${forms.join('|')})(?![ء-ي])`, 'g'))).toEqual([]);
});

test('the forms of a noun are written in one place [DESK-90]', () => {
  expect(matches(/\bone: '[ء-ي]/g)).toEqual([]);
});

test('no middle dot: beside Arabic digits it reads as a nought [DESK-91]', () => {
  // Bullets that an import strips, and two links of a page that broke.
  const letStand = /^(packages\/rules\/src\/quizzes\/import\/choice-markers|apps\/web\/app\/floor\/last-words)\./;
  expect(matches(/·/g).filter((found) => !letStand.test(found))).toEqual([]);
});
