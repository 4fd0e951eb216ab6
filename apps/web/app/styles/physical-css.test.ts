import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
/** What may point to a side says so on its line; a file about English books says it once, at its top. */
const REASON = /NO-MIRROR/;
const WHOLE_FILE = /^\/\* NO-MIRROR, all of it: /;

const SIDES = [
  /^(?:left|right)$/,
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?$/,
  /^border-(?:top|bottom)-(?:left|right)-radius$/,
];
const SIDED_VALUES: Record<string, RegExp> = {
  'text-align': /^(?:left|right)$/,
  float: /^(?:left|right)$/,
  clear: /^(?:left|right)$/,
  'transform-origin': /\b(?:left|right)\b/,
};
const BOXES = /^(?:margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/;

/** The declarations of a style sheet that name a side of the screen and give no reason. */
function physicalLines(css: string): string[] {
  if (WHOLE_FILE.test(css)) return [];
  return css.split('\n').filter((line) => {
    const [, property = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^;]*);/.exec(line) ?? [];
    return isPhysical(property, value.trim()) && !REASON.test(line);
  });
}

function isPhysical(property: string, value: string): boolean {
  if (SIDES.some((side) => side.test(property))) return true;
  if (SIDED_VALUES[property]?.test(value)) return true;
  // Spaces inside calc() and clamp() separate no sides.
  const parts = value.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()').split(/\s+/);
  if (BOXES.test(property)) return parts.length === 4 && parts[1] !== parts[3];
  if (property === 'border-radius') return parts.length === 4 && (parts[0] !== parts[1] || parts[2] !== parts[3]);
  return false;
}

describe('styles', () => {
  test('name no side of the screen without a reason, so that a page can be turned around', () => {
    const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    expect(files.length).toBeGreaterThan(60);
    const found = files.flatMap((file) => {
      const path = join(APP, file);
      return physicalLines(readFileSync(path, 'utf8')).map((line) => `${relative(APP, path)}: ${line.trim()}`);
    });
    expect(found).toEqual([]);
  });

  test.each([
    '  left: 0;',
    '  margin-left: 4px;',
    '  border-right: 1px solid;',
    '  padding-right: 1em; /* why not */',
    '  text-align: left;',
    '  float: right;',
    '  inset: 0 auto 0 0;',
    '  margin: 0 1px 0 2px;',
    '  border-radius: 3px 14px 14px 3px;',
    '  border-top-left-radius: 3px;',
    '  transform-origin: top left;',
  ])('the check sees %s', (line) => {
    expect(physicalLines(`.a {\n${line}\n}`)).toEqual([line]);
  });

  test.each([
    '  inset-inline-start: 0;',
    '  margin: 0 1px;',
    '  inset: 1px 2px 3px;',
    '  padding: 14px 12px 12px 12px;',
    '  inset: 0 calc(50% - 1px) 0 calc(50% - 1px);',
    '  text-align: start;',
    '  border-radius: 18px 18px 0 0;',
    '  padding-left: 9cqi; /* NO-MIRROR: English writing */',
  ])('the check lets %s pass', (line) => {
    expect(physicalLines(`.a {\n${line}\n}`)).toEqual([]);
  });
});
