import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const FEATURES = path.join(root, 'apps/web/app/features');

/** What is printed in 0-9 on a card or a sheet, or read aloud digit by digit, is typed as it stands there. */
const AS_PRINTED = {
  'auth/mailed-code/otp-field.tsx': 1,
  'codes/sellers/cards-form.tsx': 2,
  'quizzes/sheets/reading/sheet-panel.tsx': 1,
};

test('a number is typed in the digits of the page, but for what is printed in others [DESK-204]', () => {
  const found = {};
  for (const name of readdirSync(FEATURES, { recursive: true })) {
    if (!name.endsWith('.tsx')) continue;
    const fields = readFileSync(path.join(FEATURES, name), 'utf8').match(/<Field\b.*?\/>/gs) ?? [];
    const latin = fields.filter((field) => /script="latin"/.test(field) && /inputMode="numeric"/.test(field));
    if (latin.length > 0) found[name] = latin.length;
  }
  expect(found).toEqual(AS_PRINTED);
});
