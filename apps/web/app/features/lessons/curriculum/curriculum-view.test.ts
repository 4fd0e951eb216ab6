import { describe, expect, test } from 'vitest';
import type { CourseReply, LessonReply } from './course-reply.ts';
import { curriculumView } from './curriculum-view.ts';
import { notDoneWords } from './lesson-words.ts';
import { quizAfterNext } from './quiz-after-next.ts';

const DAY = 24 * 60 * 60 * 1000;
const ENROLLED = Date.parse('2026-11-01T08:00:00Z');

const lesson = (id: number, type: 'Video' | 'Quiz', done = false): LessonReply => ({
  id,
  lessonName: `${type} ${id}`,
  type,
  durationSeconds: null,
  questionCount: type === 'Quiz' ? 3 : null,
  isCompleted: type === 'Video' && done,
  isQuizSubmitted: type === 'Quiz' && done,
});

function course(units: LessonReply[][], different: Partial<CourseReply> = {}): CourseReply {
  return {
    id: 7,
    courseName: 'Grammar',
    description: '',
    grade: 'Secondary1',
    term: 'First',
    price: 150,
    imagePath: null,
    isOpenToAll: false,
    features: null,
    enrollmentDate: new Date(ENROLLED).toISOString(),
    extendedUntil: null,
    serverTime: new Date(ENROLLED).toISOString(),
    units: units.map((lessons, order) => ({
      id: 10 + order,
      order,
      unitName: `Unit ${order + 1}`,
      unitTitle: '',
      resources: [],
      bought: null,
      extendedUntil: null,
      lessons,
    })),
    ...different,
  };
}

const access = (shown: ReturnType<typeof curriculumView>) => shown.units.map((unit) => unit.access.kind);
const marks = (shown: ReturnType<typeof curriculumView>) =>
  shown.units.flatMap((unit) => unit.lessons.map(({ mark }) => mark));

describe('the curriculum at one moment', () => {
  test('knows a film that was begun, and says so instead of that nothing was [LEARN-177]', () => {
    const view = (isBegun: boolean) =>
      curriculumView(course([[{ ...lesson(1, 'Video'), ...(isBegun && { isBegun }) }, lesson(2, 'Quiz')]]), ENROLLED);
    expect(view(true).units[0]?.lessons.map((shown) => shown.isBegun)).toEqual([true, false]);
    expect(notDoneWords(view(true))).toBe('بدأت أول درس');
    expect(notDoneWords(view(false))).toBe('لسه أول صفحة');
  });

  test('goes on with a quiz that was begun, as the server or this phone alone knows it, and with an exam while its clock runs [LEARN-260, LEARN-262]', () => {
    const lessons = (quiz: Partial<LessonReply>) => course([[lesson(1, 'Video'), { ...lesson(2, 'Quiz'), ...quiz }]]);
    const next = (view: ReturnType<typeof curriculumView>) =>
      view.units.flatMap((unit) => unit.lessons).find(({ isNext }) => isNext);
    expect(next(curriculumView(lessons({}), ENROLLED))).toMatchObject({ id: 1, isBegun: false, clockEndsAt: null });
    expect(next(curriculumView(lessons({ isBegun: true }), ENROLLED))).toMatchObject({ id: 2, isBegun: true });
    expect(next(curriculumView(lessons({}), ENROLLED, (id) => id === 2))).toMatchObject({ id: 2, isBegun: true });
    const end = ENROLLED + 30 * 60_000;
    const sat = lessons({
      isBegun: true,
      exam: { minutes: 30, attempts: 1 },
      clockEndsAt: new Date(end).toISOString(),
    });
    const during = curriculumView(sat, ENROLLED);
    expect(next(during)).toMatchObject({ id: 2, isBegun: true, clockEndsAt: end, opens: true });
    expect(during.changesAt).toBe(end);
    expect(next(curriculumView(sat, end))).toMatchObject({ id: 1 });
    // A further attempt at one that is handed in opens too.
    const again = course([
      [lesson(1, 'Video'), { ...lesson(2, 'Quiz', true), isBegun: true, clockEndsAt: new Date(end).toISOString() }],
    ]);
    expect(next(curriculumView(again, ENROLLED))).toMatchObject({ id: 2, opens: true });
  });

  test('tells of the quiz after the next lesson only while it is to be handed in [LEARN-151]', () => {
    const after = (...lessons: LessonReply[]) => quizAfterNext(curriculumView(course([lessons]), ENROLLED))?.id ?? null;
    expect(after(lesson(1, 'Video'), lesson(2, 'Quiz'))).toBe(2);
    expect(after(lesson(1, 'Video'), lesson(2, 'Quiz', true), lesson(3, 'Video'))).toBeNull();
    expect(after(lesson(1, 'Video', true), lesson(2, 'Quiz'))).toBeNull();
    expect(after(lesson(1, 'Video'), lesson(2, 'Video'), lesson(3, 'Quiz'))).toBeNull();
  });

  test('is over with the window of its last unit, or with the later end that the teacher gave [OP-ENR-7]', () => {
    const units = [[lesson(1, 'Video')], [lesson(2, 'Video')]];
    const isOver = (at: number, different: Partial<CourseReply> = {}) =>
      curriculumView(course(units, different), at).isOver;
    expect(isOver(ENROLLED + 14 * DAY - 1)).toBe(false);
    expect(isOver(ENROLLED + 14 * DAY)).toBe(true);
    const extendedUntil = new Date(ENROLLED + 20 * DAY).toISOString();
    expect(isOver(ENROLLED + 14 * DAY, { extendedUntil })).toBe(false);
    expect(isOver(ENROLLED + 20 * DAY, { extendedUntil })).toBe(true);
    expect(isOver(ENROLLED + 90 * DAY, { isOpenToAll: true })).toBe(false);
    expect(isOver(ENROLLED + 90 * DAY, { enrollmentDate: null })).toBe(false);
  });

  test('blocks what comes after an unsubmitted quiz, in its unit and in later ones [CURR-24, CURR-25, CURR-26, RULE-12, RULE-13]', () => {
    const shown = curriculumView(
      course([[lesson(1, 'Video'), lesson(2, 'Quiz'), lesson(3, 'Video')], [lesson(4, 'Video')]]),
      ENROLLED,
    );
    expect(access(shown)).toEqual(['open', 'blocked']);
    expect(marks(shown)).toEqual(['open', 'open', 'locked', 'locked']);
    expect(shown.units[1]?.blockedBy).toMatchObject({ id: 2, unitPlace: 1, place: 2 });
    expect(shown.next).toMatchObject({ kind: 'lesson', lessonId: 1 });
  });

  test('opens a unit that is also held by its own lecture code, whatever its course says of it [RULE-11]', () => {
    const later = ENROLLED + 20 * DAY;
    const tree = course([[lesson(1, 'Video', true)], [lesson(2, 'Video')]]);
    const at = new Date(later - DAY).toISOString();
    const units = tree.units.map((unit, place) =>
      place === 1 ? { ...unit, bought: { at, extendedUntil: null } } : unit,
    );
    expect(access(curriculumView(tree, later))).toEqual(['closed', 'closed']);
    const shown = curriculumView({ ...tree, units }, later);
    expect(access(shown)).toEqual(['closed', 'open']);
    expect(shown.changesAt).toBe(later + 6 * DAY);
  });

  test('opens unit i until day 7(i+1), and says when the next one ends [CURR-48, RULE-09]', () => {
    const tree = course([[lesson(1, 'Video')], [lesson(2, 'Video')]]);
    const start = curriculumView(tree, ENROLLED);
    expect(access(start)).toEqual(['open', 'open']);
    expect(start.changesAt).toBe(ENROLLED + 7 * DAY);
    expect(access(curriculumView(tree, ENROLLED + 7 * DAY))).toEqual(['closed', 'open']);
    expect(access(curriculumView(tree, ENROLLED + 14 * DAY - 1))).toEqual(['closed', 'open']);
    const end = curriculumView(tree, ENROLLED + 14 * DAY);
    expect(access(end)).toEqual(['closed', 'closed']);
    expect(end.changesAt).toBeNull();
    expect(end.next).toEqual({ kind: 'nothing-open' });
  });

  test('leaves an unsubmitted quiz of an ended unit to be taken, and nothing else of it [OP-CURR-1]', () => {
    const tree = course([[lesson(1, 'Video'), lesson(2, 'Quiz')], [lesson(3, 'Video')]]);
    const shown = curriculumView(tree, ENROLLED + 8 * DAY);
    expect(access(shown)).toEqual(['quizzes-only', 'blocked']);
    expect(shown.units[0]?.lessons.map(({ opens }) => opens)).toEqual([false, true]);
    expect(shown.next).toMatchObject({ lessonId: 2 });
  });

  test('open to all lifts the windows, not the quizzes in the way [CURR-49, OP-CURR-6]', () => {
    const tree = course([[lesson(1, 'Quiz')], [lesson(2, 'Video')]], { isOpenToAll: true });
    const shown = curriculumView(tree, ENROLLED + 400 * DAY);
    expect(access(shown)).toEqual(['open', 'blocked']);
    expect(shown.changesAt).toBeNull();
  });

  test.each([null, 'not a date'])('an enrolment date of %j opens nothing [CURR-50]', (enrollmentDate) => {
    const shown = curriculumView(course([[lesson(1, 'Video')]], { enrollmentDate }), ENROLLED);
    expect(shown.units[0]?.access).toMatchObject({ kind: 'closed', window: { kind: 'no-enrolment-date' } });
  });

  test('marks what is done, and knows a quiz nobody has written yet, which is never done [CURR-28, CURR-29, OP-CURR-3, DESK-76]', () => {
    const unwritten = { ...lesson(3, 'Quiz', true), questionCount: 0 };
    const shown = curriculumView(
      course([[lesson(1, 'Video', true), lesson(2, 'Quiz', true), unwritten, lesson(4, 'Video')]]),
      ENROLLED,
    );
    expect(marks(shown)).toEqual(['completed', 'submitted', 'locked', 'open']);
    expect(shown.units[0]?.lessons.map(({ isEmpty }) => isEmpty)).toEqual([false, false, true, false]);
    expect(shown.units[0]?.lessons[2]?.opens).toBe(false);
    expect(shown.units[0]?.doneCount).toBe(2);
    expect(shown.progress).toMatchObject({ unitCount: 1, lessonCount: 3, percent: 67 });
    expect(shown.units[0]?.lessons.find(({ isNext }) => isNext)?.id).toBe(4);
  });

  test('keeps a later end that the teacher granted', () => {
    const later = new Date(ENROLLED + 30 * DAY).toISOString();
    const shown = curriculumView(course([[lesson(1, 'Video')]], { extendedUntil: later }), ENROLLED + 20 * DAY);
    expect(shown.units[0]?.access).toMatchObject({ kind: 'open', window: { endsAt: ENROLLED + 30 * DAY } });
  });

  test('of a course without lessons is nothing to continue', () => {
    expect(curriculumView(course([]), ENROLLED)).toMatchObject({
      next: { kind: 'no-lessons' },
      progress: { lessonCount: 0, percent: 0 },
    });
  });
});
