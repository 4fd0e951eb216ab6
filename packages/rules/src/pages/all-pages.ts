import { consolePages } from './console-pages.ts';
import { lessonEditorPages, lessonPages } from './lesson-pages.ts';
import type { Page } from './page.ts';
import { publicPages } from './public-pages.ts';
import { studentPages } from './student-pages.ts';

/** Every page of the product. */
export const allPages: readonly Page[] = [
  ...publicPages,
  ...studentPages,
  ...lessonPages,
  ...consolePages,
  ...lessonEditorPages,
];
