import { authErrors } from './auth-errors.ts';
import type { ErrorEntry } from './error-entry.ts';
import { everywhere } from './everywhere.ts';
import { learningErrors } from './learning-errors.ts';
import { profileErrors } from './profile-errors.ts';
import { teachCourseErrors } from './teach-course-errors.ts';
import { teachDataErrors } from './teach-data-errors.ts';
import { teachErrors } from './teach-errors.ts';
import { teachLessonErrors } from './teach-lesson-errors.ts';
import { teachPeopleErrors } from './teach-people-errors.ts';
import { teachQuizErrors } from './teach-quiz-errors.ts';
import { teachResultsErrors } from './teach-results-errors.ts';
import { teachSheetsErrors } from './teach-sheets-errors.ts';
import { teachSiteErrors } from './teach-site-errors.ts';
import { teachUploadErrors } from './teach-upload-errors.ts';

/** Every error of the product, once: code, status, English where the specification quotes it, Arabic. */
export const catalogue = {
  ...everywhere,
  ...authErrors,
  ...profileErrors,
  ...learningErrors,
  ...teachErrors,
  ...teachDataErrors,
  ...teachLessonErrors,
  ...teachUploadErrors,
  ...teachQuizErrors,
  ...teachCourseErrors,
  ...teachResultsErrors,
  ...teachSheetsErrors,
  ...teachSiteErrors,
  ...teachPeopleErrors,
};

export type ErrorCode = keyof typeof catalogue;

export function errorEntry(code: ErrorCode): ErrorEntry {
  return catalogue[code];
}

export type ErrorValues = Record<string, string | number>;

/** Fills the `{name}` places of a text. */
export function fillText(text: string, values: ErrorValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
