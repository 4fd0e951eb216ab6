import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CourseProgress } from './course-progress.tsx';
import type { HomeCourse, HomeNext } from './use-home.ts';
import { WhatIsLeft } from './what-is-left.tsx';

const HOUR = 3_600_000;
const NEXT: HomeNext = {
  ...{ id: 1, unitId: 1, unitName: 'Passive', lessonName: 'be + p.p.', type: 'Video', via: 'course' },
  ...{ questionCount: null, durationSeconds: 42, secondsLeft: null, isBegun: false, clockEndsAt: null },
};
const COURSE: HomeCourse = {
  ...{ id: 1, courseName: 'Grammar', grade: 'Secondary1', term: 'First', imagePath: null, enrolled: true },
  ...{ lessonCount: 6, doneCount: 2, next: NEXT, state: 'lesson', openToAll: false, isOver: false, quizCount: 0 },
  ...{ endsAt: new Date(24 * HOUR).toISOString(), average: null, units: [] },
};

/** What stays on one line. */
const unbroken = (shown: ReactNode) =>
  [...renderToStaticMarkup(shown).matchAll(/<span class="unbroken">([^<]+)/g)].map(([, words]) => words);

test('a number on home stays on the line of its noun [LEARN-334]', () => {
  expect(unbroken(<WhatIsLeft next={NEXT} skewMs={0} digits="arabic" />)).toEqual(['٤٢ ثانية']);
  expect(unbroken(<CourseProgress course={COURSE} now={HOUR} digits="arabic" />)).toEqual([
    'خلص ٢ من ٦ دروس',
    'باقي ٢٣ ساعة',
  ]);
});
