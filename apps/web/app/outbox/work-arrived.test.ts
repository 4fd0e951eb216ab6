import { expect, test } from 'vitest';
import { withFinish, withPaper } from './work-arrived.ts';

const lesson = { id: 7, lessonName: 'Q', isQuizSubmitted: false, isBegun: true, clockEndsAt: 'soon' };
const handedIn = { id: 7, lessonName: 'Q', isQuizSubmitted: true };
const other = { ...lesson, id: 8 };

test.each([
  [
    'the tree of a course',
    { units: [{ id: 7, lessons: [lesson, other] }] },
    { units: [{ id: 7, lessons: [handedIn, other] }] },
  ],
  ['the tree of a unit', { unitId: 7, lessons: [other, lesson] }, { unitId: 7, lessons: [other, handedIn] }],
  [
    'home, where it came next',
    {
      courses: [
        { id: 7, next: { id: 7, isBegun: true } },
        { id: 1, next: { id: 8 } },
        { id: 2, next: null },
      ],
    },
    {
      courses: [
        { id: 7, next: null },
        { id: 1, next: { id: 8 } },
        { id: 2, next: null },
      ],
    },
  ],
])('a paper that arrived is handed in wherever the phone tells of it: %s [LEARN-319]', (_, data, told) => {
  expect(withPaper({ reply: { success: true, data } }, 7)).toEqual({ reply: { success: true, data: told } });
});

test('a finish that arrived stands in the tree, and home goes on with nothing of it [LEARN-422]', () => {
  const film = { id: 7, lessonName: 'V', isCompleted: false };
  const data = { units: [{ id: 7, lessons: [film, { ...film, id: 8 }] }], courses: [{ id: 7, next: { id: 7 } }] };
  expect(withFinish(data, 7)).toEqual({
    units: [
      {
        id: 7,
        lessons: [
          { ...film, isCompleted: true },
          { ...film, id: 8 },
        ],
      },
    ],
    courses: [{ id: 7, next: null }],
  });
});
