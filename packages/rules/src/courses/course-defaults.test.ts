import { expect, test } from 'vitest';
import { withCourseDefaults } from './course-defaults.ts';

test('what a course leaves out is filled in [ENT-10, ENT-12, ENT-13, ENT-14, ENT-15]', () => {
  const bare: { id: number; price?: number } = { id: 7 };
  expect(withCourseDefaults(bare, 'Secondary2')).toEqual({
    id: 7,
    term: 'First',
    price: 0,
    description: '',
    grade: 'Secondary2',
    active: true,
  });
});

test('what a course says is kept, also when it is zero, empty or false [ENT-08]', () => {
  const course = { term: 'Summer', price: 49.99, description: 'x', grade: 'prep3', active: false };
  expect(withCourseDefaults(course, 'Secondary2')).toEqual(course);
});
