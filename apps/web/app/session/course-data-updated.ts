import { readStored, removeStored, writeStored } from './safe-storage.ts';

/** The specification's own name: every tab of the platform reads the same one. */
export const COURSE_DATA_UPDATED = 'course_data_updated';

/** A lesson was finished or a quiz handed in: whoever shows a curriculum asks for it again. */
export function signalCourseDataUpdated(): void {
  writeStored(COURSE_DATA_UPDATED, String(Date.now()));
}

/** True once for every signal. The browser tells other tabs of it but not its own, so it is looked for as well. */
export function takeCourseDataUpdated(): boolean {
  if (readStored(COURSE_DATA_UPDATED) === null) return false;
  removeStored(COURSE_DATA_UPDATED);
  return true;
}
