import { describe, expect, test } from 'vitest';
import { contrastRatio, isColour, mixColours } from './contrast.ts';

describe('colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#2136d4', '#2136d4', 1],
  ] as const)('the contrast of %s and %s is %s, as WCAG counts it', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  test('a mix lies between its two', () => {
    expect(mixColours('#000000', '#ffffff', 1)).toBe('#000000');
    expect(mixColours('#000000', '#ffffff', 0)).toBe('#ffffff');
    expect(mixColours('#ff0000', '#0000ff', 0.5)).toBe('#800080');
  });

  test.each([
    'red',
    '#fff',
    '#FFFFFF',
    '#2136d4;',
    ' #2136d4',
    '#2136d4\n',
    'red;}</style><script>',
    'var(--ink)',
    '',
    7,
    null,
  ])('%j is no colour that could be stored', (text) => {
    expect(isColour(text)).toBe(false);
  });
});
