import { expect, test } from 'vitest';
import { publishGaps } from './publish-gaps.ts';

const video = (id: number, hasVideo = true) => ({ id, type: 'Video' as const, questionCount: 0, hasVideo });
const quiz = (id: number, questionCount = 3) => ({ id, type: 'Quiz' as const, questionCount, hasVideo: false });

test.each([
  ['a course without units', [], [{ kind: 'no-lessons' }]],
  ['units without a lesson', [{ id: 1, lessons: [] }], [{ kind: 'no-lessons' }]],
  [
    'one empty unit among others',
    [
      { id: 1, lessons: [video(5)] },
      { id: 2, lessons: [] },
    ],
    [{ kind: 'empty-unit', unitId: 2 }],
  ],
  [
    'a video without an address and a quiz without questions',
    [{ id: 1, lessons: [video(5, false), quiz(6, 0), quiz(7), video(8)] }],
    [
      { kind: 'no-video', unitId: 1, lessonId: 5 },
      { kind: 'no-questions', unitId: 1, lessonId: 6 },
    ],
  ],
  [
    'what is hidden, which may be unfinished [DESK-73]',
    [
      { id: 1, lessons: [video(5), { ...video(6, false), isHidden: true }] },
      { id: 2, isHidden: true, lessons: [] },
    ],
    [],
  ],
  ['nothing missing', [{ id: 1, lessons: [video(5), quiz(6)] }], []],
])('what is missing before publishing: %s', (_case, units, gaps) => {
  expect(publishGaps(units)).toEqual(gaps);
});
