import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const web = path.join(root, 'apps/web/app');

/** Every dialog that asks before it acts, as it is written. */
const dialogs = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => {
    const text = readFileSync(path.join(web, name), 'utf8');
    return [...text.matchAll(/<(?:Confirm|Reason)Dialog\b[\s\S]*?\n\s*(?:on\w+=|>)/g)].map(([written]) => ({
      name,
      written,
    }));
  });

const TAKES_AWAY = /confirm=\S*["'`{]?.*?(?:امسح|احذف|الغي|اقفل|اسحب|شيل)/;
/** A verb with nothing behind it but «it»: «امسحه»، «شيلها». */
const NAMES_NOTHING = /confirm=(?:["'{`]+)(?:امسح|احذف|الغي|اقفل|اسحب|شيل)(?:ه|ها)["'`}]/;

test('a press that takes something away is red and names it [DESK-92]', () => {
  const taking = dialogs.filter(({ written }) => TAKES_AWAY.test(written));
  expect(taking.length).toBeGreaterThan(6);
  expect(taking.filter(({ written }) => !/\bdanger\b/.test(written))).toEqual([]);
  expect(dialogs.filter(({ written }) => NAMES_NOTHING.test(written))).toEqual([]);
});
