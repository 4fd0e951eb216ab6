import { expect, test } from 'vitest';
import { type CourseForm, formProblems, settingsOf } from './course-form.ts';

const form: CourseForm = {
  name: ' Grammar ',
  description: 'سطر\nوسطر',
  grade: 'Secondary1',
  term: 'First',
  price: '١٤٩٫٥',
  openToAll: false,
  features: ' مراجعة \n\n حل كتب',
};

test('what is typed becomes piastres and a list of features; an empty list takes the platform’s', () => {
  expect(settingsOf(form)).toMatchObject({
    name: 'Grammar',
    pricePiastres: 14_950,
    features: ['مراجعة', 'حل كتب'],
  });
  expect(settingsOf({ ...form, features: ' \n ' }).features).toBeNull();
});

test.each([
  [{ name: '  ' }, 'name'],
  [{ price: 'غالي' }, 'price'],
  [{ features: Array(13).fill('ميزة').join('\n') }, 'features'],
  [{ features: 'م'.repeat(121) }, 'features'],
] as const)('%j is told at its field', (wrong, field) => {
  expect(formProblems({ ...form, ...wrong }, 'arabic')[field]).not.toBeNull();
  expect(formProblems(form, 'arabic')[field]).toBeNull();
});
