import { expect, test } from 'vitest';
import { courseOption } from './course-option.ts';

test('a draft among the courses that are offered says that it is one', () => {
  expect(courseOption({ id: 7, name: 'Grammar', active: false })).toEqual({
    value: '7',
    label: 'Grammar (لسه مش منشور)',
  });
  expect(courseOption({ id: 7, name: 'Grammar', active: true })).toEqual({ value: '7', label: 'Grammar' });
});
