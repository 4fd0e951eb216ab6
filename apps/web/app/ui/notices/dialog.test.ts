import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(APP, path), 'utf8');

test('the lines of a dialog’s title are as far apart as its letters are high [DESK-288]', () => {
  const [, font = ''] = /font-family: "Rakkas Stand-in";([^}]*)/.exec(read('styles/fonts.css')) ?? [];
  const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(font)?.[1]) / 100;
  const letters = share('size-adjust') * (share('ascent-override') + share('descent-override'));
  const [, line] = /\.dialog-title \{[^}]*font: 700 [\d.]+rem \/ ([\d.]+) /.exec(read('ui/notices/dialog.css')) ?? [];
  expect(Number(line)).toBeGreaterThanOrEqual(letters);
});
