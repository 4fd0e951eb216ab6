import { describe, expect, test } from 'vitest';
import { findUnprintable, isPrintableText } from './printable-text.ts';

describe('text that may be stored', () => {
  test.each([
    ['a\u0000b', { kind: 'nul', at: 1 }],
    ['a\u0007', { kind: 'control', at: 1 }],
    ['\u007f', { kind: 'control', at: 0 }],
    ['\u0085', { kind: 'control', at: 0 }],
    ['a\nb', { kind: 'control', at: 1 }],
    ['\ud800', { kind: 'lone-surrogate', at: 0 }],
    ['x\udc00', { kind: 'lone-surrogate', at: 1 }],
    ['\ud83d\ud83d\ude00', { kind: 'lone-surrogate', at: 0 }],
    ['\u202a', { kind: 'bidi-control', at: 0 }],
    ['ab\u202e', { kind: 'bidi-control', at: 2 }],
    ['\u2066', { kind: 'bidi-control', at: 0 }],
    ['\u2069', { kind: 'bidi-control', at: 0 }],
  ] as const)('%j is refused [T-G-8]', (text, found) => {
    expect(findUnprintable(text)).toEqual(found);
  });

  test.each(['', 'أحمد علي', 'Ahmed 😀', 'نص\u200fعربي', '\u2029', 'ـَ'])('%j is printable [T-G-8]', (text) => {
    expect(findUnprintable(text)).toBeNull();
  });

  test('a description may hold tabs and line breaks, but nothing worse [T-G-8]', () => {
    expect(findUnprintable('سطر\r\n\tسطر', 'lines')).toBeNull();
    expect(findUnprintable('a\n\u0000', 'lines')).toEqual({ kind: 'nul', at: 2 });
    expect(findUnprintable('a\n\u000b', 'lines')).toEqual({ kind: 'control', at: 2 });
    expect(isPrintableText('سطر\nسطر')).toBe(true);
    expect(isPrintableText('a\u202e')).toBe(false);
  });
});
