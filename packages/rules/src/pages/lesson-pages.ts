import { kindOfLesson, LESSON_KIND_NAMES } from '../lessons/kinds/lesson-kinds.ts';
import { editorPage } from './console-pages.ts';
import type { Page } from './page.ts';
import { COURSE_TREE } from './student-pages.ts';

const LESSON_CONTENT = 'GET /Student/contentlesson/{id}';

/** Each kind of lesson has a page on which students open it. */
export const lessonPages = LESSON_KIND_NAMES.map((type) => {
  const { address, module, showsCourse, undisturbed } = kindOfLesson({ type }).page;
  return {
    address,
    module,
    frame: 'full-screen',
    kept: 'one for all',
    ...(undisturbed ? ({ undisturbed } as const) : {}),
    search: 'closed',
    reads: [
      [LESSON_CONTENT, { params: { id: ':lessonId' } }],
      ...(showsCourse ? ([[COURSE_TREE, { query: { courseid: ':courseId' } }]] as const) : []),
    ],
  } as const satisfies Page;
});

/** …and one on which teachers write it. */
export const lessonEditorPages = LESSON_KIND_NAMES.map(
  (type): Page => ({ ...editorPage, ...kindOfLesson({ type }).editor }),
);
