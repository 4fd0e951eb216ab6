import { expect, test } from 'vitest';
import { withPaper } from './paper-arrived.ts';

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
