import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CourseForm } from './course-form.ts';
import { TheirCourse } from './their-course.tsx';

const form: CourseForm = {
  ...{ name: 'Grammar', description: '', grade: 'Secondary1', term: 'First', openToAll: false, features: '' },
  ...{ free: false, price: '150' },
};
const told = (theirs: Partial<CourseForm>, mine: Partial<CourseForm>) =>
  renderToStaticMarkup(
    <TheirCourse theirs={{ ...form, ...theirs }} mine={{ ...form, ...mine }} digits="arabic" />,
  ).replace(/<[^>]+>/g, ' ');

test('a price is told as another one by what the course costs, not by what a free one would have cost [LEARN-255]', () => {
  expect(told({ free: true }, {})).toContain('السعر عندهم');
  expect(told({}, { free: true })).toContain('١٥٠');
  expect(told({ free: true, price: '' }, { free: true })).not.toContain('السعر');
  expect(told({}, { price: '١٥٠' })).not.toContain('السعر');
});
