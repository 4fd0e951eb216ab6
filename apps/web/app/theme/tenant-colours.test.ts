import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_COLOURS, SURFACES } from '@hessa/rules/site/colours';
import { expect, test } from 'vitest';

/** The tokens of a theme, by name. */
async function tokensOf(selector: ':root' | '.night-mode'): Promise<(name: string) => string | undefined> {
  const css = await readFile(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const block = css.slice(css.indexOf(`\n${selector} {`)).split('\n}')[0] ?? '';
  return (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
}

const GROUNDS = ['paper', 'sheet', 'well', 'right-wash', 'wrong-wash', 'warn-wash', 'done-wash'];
const INKS = ['ink', 'ink-2', 'ink-3'];

test.each([
  ['day', ':root', 'pen', 'hl'],
  ['night', '.night-mode', 'night-pen', 'night-hl'],
] as const)(
  'by %s, colours are judged against the tokens that the pages really have',
  async (theme, selector, pen, hl) => {
    const token = await tokensOf(selector);
    const { sheet, grounds, inks, onPen, onHl } = SURFACES[theme];
    expect(grounds.slice(0, GROUNDS.length)).toEqual(GROUNDS.map(token));
    expect(inks).toEqual(INKS.map(token));
    expect([sheet, onPen, onHl]).toEqual([token('sheet'), token('on-pen'), token('on-hl')]);
    expect([OWN_COLOURS[pen], OWN_COLOURS[hl]]).toEqual([token('pen'), token('hl')]);
  },
);
