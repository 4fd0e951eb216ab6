import { describe, expect, test } from 'vitest';
import {
  DEFAULT_WATERMARK,
  LESSON_WATERMARK,
  UNIT_VIEWER_WATERMARK,
  WATERMARK_CYCLE_MS,
  watermarkOpacity,
  watermarkPosition,
  watermarkText,
} from './watermark.ts';

describe('watermark', () => {
  test('opacity and speed are those of each screen [WM-08, WM-09, WM-11, WM-12, WM-13, WM-14]', () => {
    expect(DEFAULT_WATERMARK).toEqual({ opacity: 0.3, speed: 300 });
    expect(LESSON_WATERMARK).toEqual({ opacity: 0.2, speed: 300 });
    expect(UNIT_VIEWER_WATERMARK).toEqual({ opacity: 0.7, speed: 5 });
  });

  test.each([
    [undefined, 0.3],
    [0.7, 0.7],
    [0.8, 0.8],
    [1, 0.8],
    [-1, 0],
  ])('a wanted opacity of %s is drawn at %d [WM-08, WM-10]', (wanted, drawn) => {
    expect(watermarkOpacity(wanted)).toBe(drawn);
  });

  test('it shows the phone number, or the user id when there is none [WM-01]', () => {
    expect(watermarkText('01012345678', 'u1')).toBe('01012345678');
    expect(watermarkText(' ', 'u1')).toBe('u1');
    expect(watermarkText(null, 'u1')).toBe('u1');
  });

  test('beside the number stands the short code of the account [FILM-22]', () => {
    const id = '7f3a1c52-9be0-4d6f-8a11-0c5e2f9ab3d7';
    expect(watermarkText('01012345678', id)).toMatch(/^01012345678 [A-Y3479]{5}$/);
    expect(watermarkText('', id)).toBe(id);
  });

  test.each([5, 300, 10_000])('at speed %d it never leaves the 5 to 35 percent box [WM-04]', (speed) => {
    for (let time = 0; time <= 10 * WATERMARK_CYCLE_MS; time += 37) {
      const { left, top } = watermarkPosition(time, speed);
      if (left < 5 || left > 35 || top < 5 || top > 35) expect.fail(`at ${time} ms: ${left}, ${top}`);
    }
    expect(watermarkPosition(0, speed).left).toBeGreaterThanOrEqual(5);
  });

  test('the path is a square walked once in 20 s [WM-03, WM-05, LIM-50]', () => {
    const corners = [0, 5_000, 10_000, 15_000, 20_000].map((time) => watermarkPosition(time, 300, true));
    expect(corners).toEqual([
      { left: 6, top: 6 },
      { left: 34, top: 6 },
      { left: 34, top: 34 },
      { left: 6, top: 34 },
      { left: 6, top: 6 },
    ]);
  });

  test('a small wobble, driven by the speed, lies over the path [WM-06]', () => {
    const path = { left: 6 + 28 / 5, top: 6 };
    const slow = watermarkPosition(1_000, 5);
    const fast = watermarkPosition(1_000, 300);
    expect(slow).not.toEqual(fast);
    for (const position of [slow, fast]) {
      expect(Math.hypot(position.left - path.left, position.top - path.top)).toBeCloseTo(1);
    }
  });

  test('with reduced motion it stands still for 5 s, then moves on [WM-03]', () => {
    expect(watermarkPosition(4_999, 300, true)).toEqual(watermarkPosition(0, 300, true));
    expect(watermarkPosition(5_000, 300, true)).not.toEqual(watermarkPosition(0, 300, true));
  });
});
