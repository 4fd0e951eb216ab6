import { expect, test } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { signalCourseDataUpdated, takeCourseDataUpdated } from './course-data-updated.ts';

test('the signal is a timestamp under course_data_updated, taken once [STOR-07, CURR-37]', () => {
  const { stored } = fakeBrowser();
  expect(takeCourseDataUpdated()).toBe(false);
  const before = Date.now();
  signalCourseDataUpdated();
  expect(Number(stored.get('course_data_updated'))).toBeGreaterThanOrEqual(before);
  expect(takeCourseDataUpdated()).toBe(true);
  expect(stored.has('course_data_updated')).toBe(false);
  expect(takeCourseDataUpdated()).toBe(false);
});

test('storage that is blocked still carries it inside the tab [OP-STOR-3, OP-CURR-5]', () => {
  fakeBrowser().breakStorage();
  signalCourseDataUpdated();
  expect(takeCourseDataUpdated()).toBe(true);
  expect(takeCourseDataUpdated()).toBe(false);
});
