import type { Page } from 'playwright-core';
import { awake } from './journey.ts';

const LABELS = {
  name: 'اسمك',
  email: 'الإيميل',
  phone: 'رقم موبايلك',
  parentPhone: 'رقم موبايل ولي الأمر',
  year: 'السنة الدراسية',
  password: 'كلمة السر',
  confirmation: 'تأكيد كلمة السر',
} as const;
export type RegisterField = keyof typeof LABELS;

let made = 0;

/** A student nobody has registered yet. */
export function newStudent(different: Partial<Record<RegisterField, string>> = {}) {
  made += 1;
  const number = String(made).padStart(8, '0');
  return {
    name: 'نور Adel',
    email: `nour${made}@example.test`,
    phone: `012${number}`,
    parentPhone: `015${number}`,
    year: 'Secondary2',
    password: 'nagma-3ala-nil',
    confirmation: 'nagma-3ala-nil',
    ...different,
  };
}

/** The registration screen by what a person sees on it. */
export function registerPage(page: Page) {
  const field = (name: RegisterField) => page.getByLabel(LABELS[name], { exact: true });
  const submit = page.locator('form button[type="submit"]');
  return {
    field,
    submit,
    /** The sentences under fields, top to bottom. */
    problems: () => page.locator('.field-problem').allTextContents(),
    alert: page.getByRole('alert'),
    async open() {
      await page.goto('/register');
      await awake(page);
    },
    async fill(values: Partial<Record<RegisterField, string>>) {
      for (const [name, value] of Object.entries(values) as [RegisterField, string][]) {
        if (name === 'year') await field(name).selectOption(value);
        else await field(name).fill(value);
      }
    },
    async values() {
      const typed: Partial<Record<RegisterField, string>> = {};
      for (const name of Object.keys(LABELS) as RegisterField[]) typed[name] = await field(name).inputValue();
      return typed;
    },
  };
}
