import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { readHolding } from './read-holding.ts';

const PER_PAGE = 50;
const NEXT = 3;
const HELD = Array.from({ length: 51 }, (_, at) => ({ unitId: at + 1, unitName: `Unit ${at + 1}`, active: true }));
const KNOWN = HELD.map((unit) => ({ ...unit, isNext: unit.unitId === NEXT }));

let asked: string[];
let enrolled: boolean;
let standing: { id: number; doneCount: number; next: { id: number; unitId: number; isBegun: boolean } | null };
beforeEach(() => {
  enrolled = false;
  standing = { id: 7, doneCount: 0, next: { id: 9, unitId: NEXT, isBegun: false } };
  asked = [];
  fakeBrowser();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server with so many lectures, which fails from a page on. */
function serve(count: number, failsAt = Number.POSITIVE_INFINITY): void {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/home')) {
      return Response.json({ success: true, data: { courses: [standing] } });
    }
    if (address.includes('/IsEnrolled')) return Response.json({ success: true, data: enrolled });
    asked.push(address);
    const page = Number(/pageNumber=(\d+)/i.exec(address)?.[1] ?? 1);
    if (page >= failsAt) return Response.json({ success: false, code: 'x', message: 'x' }, { status: 404 });
    const units = HELD.slice(0, count).slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return Response.json({ success: true, data: { units, totalPages: Math.ceil(count / PER_PAGE) } });
  });
}

const STUDENT = { id: 'student', role: 'student' };
const lectures = async () => (await readHolding(STUDENT, 7)).lectures;

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
])('of %i lectures all are known, by %i calls [LEARN-311]', async (count, calls) => {
  serve(count);
  expect(await lectures()).toEqual(KNOWN.slice(0, count));
  expect(asked).toHaveLength(calls);
});

test('a call that fails takes nothing away of what is known [LEARN-311]', async () => {
  serve(51, 2);
  expect(await lectures()).toEqual(KNOWN.slice(0, 50));
  serve(51, 1);
  expect(await lectures()).toEqual([]);
});

test('a course is gone on with once something of it was begun, and where nobody can say [LEARN-381]', async () => {
  const isBegun = async () => (await readHolding(STUDENT, 7)).isBegun;
  enrolled = true;
  serve(0);
  expect(await isBegun()).toBe(false);
  standing = { ...standing, doneCount: 1 };
  expect(await isBegun()).toBe(true);
  standing = { id: 8, doneCount: 0, next: null };
  expect(await isBegun()).toBe(true);
});
