import { describe, expect, test } from 'vitest';
import {
  ANSWERS_BOX,
  answerRows,
  type Box,
  type Bubble,
  CODE_BOX,
  FORM_BOX,
  FORM_BUBBLES,
  MARK_SIZE,
  MARKS,
  OWNER_BOX,
  SEAT_BOX,
  SEAT_BUBBLES,
  SHEET_SIZE,
} from './sheet-geometry.ts';

const isWithin = ({ x, y, radius }: Bubble, box: Box) =>
  x - radius > box.x && x + radius < box.x + box.width && y - radius > box.y && y + radius < box.y + box.height;

function turned(rows: readonly string[]): string[] {
  return rows.map((_, row) =>
    rows
      .map((line) => line[row] ?? '')
      .reverse()
      .join(''),
  );
}

describe('the sheet that is shaded', () => {
  test.each([1, 10, 39, 40, 41, 60])(
    '%i questions have their bubbles in their box, apart from one another [EXAM-51]',
    (count) => {
      const bubbles = answerRows(count).flatMap((row) => row.bubbles);
      expect(bubbles).toHaveLength(count * 4);
      expect(bubbles.every((bubble) => isWithin(bubble, ANSWERS_BOX))).toBe(true);
      const gaps = bubbles.flatMap((one, at) =>
        bubbles.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(1);
    },
  );

  test('form and seat number have their bubbles in their boxes, and nothing lies on a corner mark [EXAM-51]', () => {
    expect(FORM_BUBBLES).toHaveLength(4);
    expect(FORM_BUBBLES.every((bubble) => isWithin(bubble, FORM_BOX))).toBe(true);
    expect(SEAT_BUBBLES.flat()).toHaveLength(70);
    expect(SEAT_BUBBLES.flat().every((bubble) => isWithin(bubble, SEAT_BOX))).toBe(true);
    expect(OWNER_BOX.x).toBeGreaterThan(MARK_SIZE + 2);
    expect(CODE_BOX.x + CODE_BOX.width).toBeLessThan(OWNER_BOX.x + OWNER_BOX.width);
    expect(ANSWERS_BOX.y + ANSWERS_BOX.height).toBeLessThan(SHEET_SIZE.height - MARK_SIZE - 2);
  });

  test('no corner mark looks like another one, however it is turned [EXAM-51]', () => {
    const views = MARKS.flatMap(({ rows }) => {
      const all: (readonly string[])[] = [rows];
      for (let turn = 0; turn < 3; turn += 1) all.push(turned(all.at(-1) ?? []));
      return all.map((view) => view.join(''));
    });
    for (const [at, one] of views.entries()) {
      for (const other of views.slice(at + 1)) {
        expect([...one].filter((cell, place) => cell !== other[place]).length).toBeGreaterThanOrEqual(5);
      }
    }
  });
});
