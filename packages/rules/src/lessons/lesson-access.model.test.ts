import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurriculumUnit } from './curriculum.ts';
import { type Curriculum, type Holdings, lessonAccess, mayOpen } from './lesson-access.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 1);

/** A course read out of bytes: cheap to make a hundred thousand of, and small ones are what shrinking finds. */
function courseFrom(bytes: Uint8Array): { curriculum: Curriculum; holdings: Holdings; now: number; weekly: boolean } {
  const [flags = 0, age = 0, unitCode = 0, ...lessonBytes] = bytes;
  const units: { id: number; lessons: CurriculumUnit['lessons'][number][] }[] = [{ id: 1, lessons: [] }];
  lessonBytes.forEach((byte, at) => {
    if (byte % 4 === 0) units.push({ id: units.length + 1, lessons: [] });
    const type = byte & 4 ? 'Quiz' : 'Video';
    units
      .at(-1)
      ?.lessons.push({ id: 100 + at, type, finished: (byte & 8) !== 0, empty: type === 'Quiz' && (byte & 48) === 48 });
  });
  const enrolledAt = flags & 2 ? null : START;
  const codes = new Map(
    unitCode & 1 ? [[1 + ((unitCode >> 1) % 4), { enrolledAt: START + (unitCode >> 3) * DAY }]] : [],
  );
  return {
    curriculum: { units, openToAll: (flags & 4) !== 0 },
    holdings: { course: flags & 1 ? { enrolledAt } : null, units: codes },
    // Half-day steps land on the window's edges as often as between them.
    now: START + (age >> 2) * (DAY / 2),
    weekly: (flags & 8) !== 0,
  };
}

/** The rule told again from the specification's sentences, in whole days and without a line of the real gate. */
function modelMayOpen({ curriculum, holdings, now, weekly }: ReturnType<typeof courseFrom>, lessonId: number): boolean {
  const flat = curriculum.units.flatMap((unit, unitAt) =>
    unit.lessons.map((lesson) => ({ ...lesson, unitAt, unitId: unit.id })),
  );
  const at = flat.findIndex((lesson) => lesson.id === lessonId);
  const lesson = flat[at];
  if (!lesson) return false;
  if (lesson.type === 'Quiz' && lesson.finished) return false;
  const pending = (other: (typeof flat)[number]) => other.type === 'Quiz' && !other.finished && !other.empty;

  const through = (began: number | null, firstDay: number, lastDay: number, earlier: typeof flat) => {
    if (earlier.some(pending)) return false;
    if (curriculum.openToAll) return true;
    if (began === null) return false;
    const days = Math.floor((now - began) / DAY);
    if (days >= firstDay && days <= lastDay) return true;
    return days > lastDay && pending(lesson);
  };

  const { course } = holdings;
  const i = lesson.unitAt;
  if (course && through(course.enrolledAt, weekly ? 7 * i : 0, 7 * (i + 1) - 1, flat.slice(0, at))) return true;
  const code = holdings.units.get(lesson.unitId);
  const sameUnit = flat.slice(0, at).filter((other) => other.unitAt === i);
  return code !== undefined && through(code.enrolledAt, 0, 6, sameUnit);
}

test('over 100,000 random courses the gate opens exactly the lessons an independent telling of the rule opens [RULE-08, RULE-09, RULE-10, RULE-13, RULE-14, RULE-15, T-WIN-3]', () => {
  let opened = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 14 }), (bytes) => {
      const scene = courseFrom(bytes);
      const policy = scene.weekly ? 'weekly' : 'cumulative';
      for (const unit of scene.curriculum.units) {
        for (const lesson of unit.lessons) {
          const expected = modelMayOpen(scene, lesson.id);
          if (expected) opened += 1;
          else refused += 1;
          const actual = mayOpen(lessonAccess(scene.curriculum, scene.holdings, lesson.id, scene.now, policy));
          // A plain comparison first: a million assertion objects would cost more than the rule itself.
          if (actual !== expected)
            expect({ lesson: lesson.id, open: actual }).toEqual({ lesson: lesson.id, open: expected });
        }
      }
    }),
    { numRuns: 100_000 },
  );
  // Both answers must really occur, or the comparison would prove nothing.
  expect(opened).toBeGreaterThan(50_000);
  expect(refused).toBeGreaterThan(50_000);
}, 60_000);
