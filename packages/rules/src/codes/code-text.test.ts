import { describe, expect, test } from 'vitest';
import {
  CODE_ALPHABET,
  codeFromBytes,
  foreignCharacters,
  formatCode,
  hasCode,
  isCodeLength,
  isCutCode,
  isShapedLikeCode,
  normaliseCode,
  READ_FOR_ANOTHER,
} from './code-text.ts';

describe('code text', () => {
  test('the alphabet has 31 characters, no look-alikes and none twice [T-CODE-1]', () => {
    expect(new Set(CODE_ALPHABET).size).toBe(31);
    expect(CODE_ALPHABET).toHaveLength(31);
    expect(foreignCharacters(`${CODE_ALPHABET}0O1IL`).sort()).toEqual([...READ_FOR_ANOTHER].sort());
  });

  test.each([
    ['abcd2345', 'ABCD2345'],
    [' abcd-2345 ', 'ABCD2345'],
    ['AB CD – 23 45', 'ABCD2345'],
    ['abcd٢٣٤٥', 'ABCD2345'],
    ['ａｂｃｄ２３４５', 'ABCD2345'],
    ['\u200eABCD-2345\u200f', 'ABCD2345'],
    ['ABC123', 'ABC123'],
    ['oil', 'OIL'],
    ['', ''],
  ])('%j is looked up as %j [LEC-14, T-CODE-1]', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
  });

  test('look-alikes are folded only into an alphabet that holds what they look like [T-CODE-1]', () => {
    const withDigits = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ';
    expect(normaliseCode('oil-2345', withDigits)).toBe('0112345');
    expect(normaliseCode('OIL', `${withDigits}OIL`)).toBe('OIL');
  });

  test.each([
    ['ABCD-2345', []],
    ['O0OI', ['O', '0', 'I']],
    ['كود', ['ك', 'و', 'د']],
  ])('%j holds the foreign characters %j [T-CODE-1]', (typed, foreign) => {
    expect(foreignCharacters(typed)).toEqual(foreign);
  });

  test.each([
    ['ABCD2345', 'ABCD-2345'],
    ['ABCD23456', 'ABCD-2345-6'],
    ['ABCD2345WXYZ', 'ABCD-2345-WXYZ'],
    ['', ''],
  ])('%s is printed as %s [T-CODE-1]', (code, printed) => {
    expect(formatCode(code)).toBe(printed);
    expect(normaliseCode(printed)).toBe(code);
  });

  test.each([
    ['ABC123', true, 'LEC-15'],
    ['x', true, 'LEC-15'],
    ['', false, 'LEC-13, ENR-18'],
    ['   ', false, 'LEC-13, LEC-16, CDET-23'],
  ])('%j can be sent: %s [%s]', (typed, sendable, _ids) => {
    expect(hasCode(typed)).toBe(sendable);
  });

  test('codes are as long as the setting says and every character is equally likely [T-CODE-1]', () => {
    let byte = -1;
    const everyByte = () => {
      byte = (byte + 1) % 256;
      return byte;
    };
    const sample = codeFromBytes(everyByte, 31 * 8);
    for (const character of CODE_ALPHABET) expect(sample.split(character), character).toHaveLength(9);
    expect(codeFromBytes(everyByte)).toHaveLength(8);
    expect(codeFromBytes(everyByte, 12)).toHaveLength(12);
    const bytes = [247, 248, 255, 0];
    expect(
      codeFromBytes(() => bytes.shift() ?? 30, 3),
      'of the bytes that make some likelier',
    ).toBe('Z2Z');
    expect([7, 8, 12, 13, 8.5].map(isCodeLength)).toEqual([false, true, true, false, false]);
  });
});

test.each([
  ['', false],
  [' - ', false],
  ['9695-9N9', true],
  ['9695-9N97', false],
  ['٩٦٩٥٩', true],
])('%j lacks a letter: %s [LEARN-179]', (typed, isCut) => {
  expect(isCutCode(typed)).toBe(isCut);
});

test.each([
  ['9695-9N97', true],
  ['٩٦٩٥ ٩n97', true],
  ['9695-9N9', false],
  ['9695-9N97-9N97-2', false],
  ['96O5-9N97', false],
  ['', false],
])('%j could stand on a card: %s [LEARN-254]', (typed, could) => {
  expect(isShapedLikeCode(typed)).toBe(could);
});
