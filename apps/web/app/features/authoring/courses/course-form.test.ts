import { expect, test } from 'vitest';
import { type CourseForm, formProblems, readKeptForm, settingsOf } from './course-form.ts';

const form: CourseForm = {
  name: ' Grammar ',
  description: 'سطر\nوسطر',
  grade: 'Secondary1',
  term: 'First',
  free: false,
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
  [{ price: '' }, 'price'],
  [{ price: '٠' }, 'price'],
  [{ features: Array(13).fill('ميزة').join('\n') }, 'features'],
  [{ features: 'م'.repeat(121) }, 'features'],
] as const)('%j is told at its field', (wrong, field) => {
  expect(formProblems({ ...form, ...wrong }, 'arabic')[field]).not.toBeNull();
  expect(formProblems(form, 'arabic')[field]).toBeNull();
});

test('a free course is free in a word, and asks for no price [LEARN-255]', () => {
  const free = { ...form, free: true, price: '' };
  expect(settingsOf(free).pricePiastres).toBe(0);
  expect(formProblems(free, 'arabic').price).toBeNull();
});

test('a draft from before free courses were ticked comes back as it was meant [LEARN-255]', () => {
  const { free: _none, ...before } = form;
  for (const price of ['٠', '']) expect(readKeptForm({ ...before, price })).toMatchObject({ free: true, price: '' });
  for (const price of ['١٤٩٫٥', 'غالي']) expect(readKeptForm({ ...before, price }), price).toEqual({ ...form, price });
  expect(readKeptForm({ ...form, free: true }), 'of today').toEqual({ ...form, free: true });
});

test('a price that is too high is told the highest, and not that it is no number [DESK-365]', () => {
  expect(formProblems({ ...form, price: '99999999' }, 'arabic').price).toBe('أعلى سعر ممكن ١٠٠٬٠٠٠ جنيه.');
  expect(formProblems({ ...form, price: 'غالي' }, 'arabic').price).toContain('بالأرقام');
});
