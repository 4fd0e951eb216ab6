import { describe, expect, test } from 'vitest';
import { type UnitTree, viewedLessons, windowOf } from './viewed-unit.ts';

const DAY = 86_400_000;
const BOUGHT = Date.UTC(2026, 0, 1);

type TreeLesson = UnitTree['lessons'][number];

const lesson = (id: number, type: TreeLesson['type'], done = false): TreeLesson => ({
  id,
  lessonName: `tree ${id}`,
  type,
  durationSeconds: null,
  questionCount: type === 'Quiz' ? 2 : null,
  isCompleted: type === 'Video' && done,
  isQuizSubmitted: type === 'Quiz' && done,
});

const unit = (lessons: TreeLesson[], more: Partial<UnitTree> = {}): UnitTree => ({
  unitId: 1,
  courseId: 1,
  order: 0,
  enrollmentDate: new Date(BOUGHT).toISOString(),
  extendedUntil: null,
  isOpenToAll: false,
  serverTime: new Date(BOUGHT).toISOString(),
  unitName: 'Unit',
  unitTitle: '',
  courseName: 'Course',
  resources: [],
  lessons,
  ...more,
});

const none: (id: number) => boolean = () => false;
const states = (tree: UnitTree, day: number, doneHere: (id: number) => boolean = none) =>
  viewedLessons(tree, [], doneHere, BOUGHT + day * DAY).map(({ mark, locked }) => (locked ? `${mark}, shut` : mark));

describe('the lessons of the viewer', () => {
  test('an earlier quiz that is not submitted locks what follows, an unwatched video does not [UNIT-16, RULE-14, RULE-15]', () => {
    const tree = unit([lesson(1, 'Video'), lesson(2, 'Quiz'), lesson(3, 'Video'), lesson(4, 'Quiz')]);
    expect(states(tree, 1)).toEqual(['open', 'open', 'locked, shut', 'locked, shut']);
    expect(states(tree, 1, (id) => id === 2)).toEqual(['open', 'submitted', 'open', 'open']);
  });

  test('an exam of which another attempt is under way is open and left to do while its clock runs, also after the unit’s last minute [LEARN-260]', () => {
    const clockEndsAt = new Date(BOUGHT + 7.01 * DAY).toISOString();
    const exam: TreeLesson = { ...lesson(1, 'Quiz', true), isBegun: true, clockEndsAt };
    const at = (day: number, doneHere = none) =>
      viewedLessons(unit([exam]), [], doneHere, BOUGHT + day * DAY).map(({ finished, locked, isSat }) => ({
        ...{ finished, locked, isSat },
      }));
    expect(at(6.999)).toEqual([{ finished: false, locked: false, isSat: true }]);
    expect(at(7.001)).toEqual([{ finished: false, locked: false, isSat: true }]);
    expect(
      at(7.001, () => true),
      'handed in here',
    ).toEqual([{ finished: true, locked: false, isSat: false }]);
    expect(at(7.02)).toEqual([{ finished: true, locked: true, isSat: false }]);
  });

  test('the tree rules order and progress, the list of lessons names them [OP-UNIT-2, UNIT-54]', () => {
    const tree = unit([lesson(3, 'Video', true), lesson(1, 'Video')]);
    const named = [
      { id: 1, lessonName: 'named 1', type: 'Video' as const },
      { id: 9, lessonName: 'of another day', type: 'Video' as const },
    ];
    expect(viewedLessons(tree, named, none, BOUGHT).map(({ id, name, mark }) => ({ id, name, mark }))).toEqual([
      { id: 3, name: 'tree 3', mark: 'completed' },
      { id: 1, name: 'named 1', mark: 'open' },
    ]);
  });

  test('an ended week shuts all but a quiz that still blocks [UNIT-17, OP-UNIT-14, OP-CURR-1]', () => {
    const tree = unit([lesson(1, 'Video', true), lesson(2, 'Quiz', true), lesson(3, 'Quiz'), lesson(4, 'Video')]);
    expect(states(tree, 7)).toEqual(['completed, shut', 'submitted, shut', 'open', 'locked, shut']);
    expect(states(tree, 7, (id) => id === 3)).toEqual([
      'completed, shut',
      'submitted, shut',
      'submitted',
      'locked, shut',
    ]);
  });

  test('an exam with an attempt that may be started opens, whatever the week [LEARN-346]', () => {
    const tree = unit([{ ...lesson(1, 'Quiz', true), attemptsLeft: 1 }, lesson(2, 'Quiz', true)]);
    expect(states(tree, 1)).toEqual(['again', 'submitted']);
    expect(states(tree, 7)).toEqual(['again', 'submitted, shut']);
  });

  test.each([
    [6.99, 'upcoming'],
    [7, 'open'],
    [13.99, 'open'],
    [14, 'ended'],
  ])('the second unit of a course stands on day %d as %s [UNIT-29, UNIT-41, RULE-08, OP-UNIT-4]', (day, kind) => {
    const tree = unit([lesson(1, 'Video')], { order: 1 });
    expect(windowOf(tree, BOUGHT + day * DAY).kind).toBe(kind);
    expect(states(tree, day)).toEqual([kind === 'open' ? 'open' : 'locked, shut']);
  });
});
