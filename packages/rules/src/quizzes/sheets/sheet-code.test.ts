import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { drawSheetCode, readSheetCode } from './sheet-code.ts';

const code = { lessonId: 918_273_645, version: 37, serial: 104_273 };
const drawn = () => (drawSheetCode(code) ?? []).map((isBlack): number => (isBlack ? 40 : 210));

test('the square says which paper and which student, also across a shadow [EXAM-52]', () => {
  expect(readSheetCode(drawn())).toEqual(code);
  const shaded = drawn().map((light, at) => (at % 13 > 6 ? light * 0.6 : light));
  expect(readSheetCode(shaded)).toEqual(code);
  const nobody = { ...code, serial: 0 };
  expect(readSheetCode((drawSheetCode(nobody) ?? []).map((isBlack) => (isBlack ? 0 : 1)))).toEqual(nobody);
});

test('a blot makes it unreadable or changes nothing, never another student [EXAM-52]', () => {
  const next = seededRandom('blots');
  let unreadable = 0;
  for (let blot = 0; blot < 2_000; blot += 1) {
    const cells = drawn();
    for (let cell = 0; cell < 1 + (blot % 12); cell += 1) cells[next() % cells.length] = next() % 256;
    const read = readSheetCode(cells);
    if (read) expect(read).toEqual(code);
    else unreadable += 1;
  }
  expect(unreadable).toBeGreaterThan(0);
});

test('what the square has no room for is not drawn [EXAM-52]', () => {
  expect(drawSheetCode({ ...code, lessonId: 2 ** 30 })).toBeNull();
  expect(drawSheetCode({ ...code, version: 2 ** 14 })).toBeNull();
});
