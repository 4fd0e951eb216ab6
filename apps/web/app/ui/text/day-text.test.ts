import { expect, test } from 'vitest';
import { dayText, momentText } from './day-text.ts';

const now = new Date(2026, 10, 15, 21, 30);

test('a result of this year tells its day, an older one its year as well [STAT-06]', () => {
  expect(dayText(new Date(2026, 10, 12), now, 'arabic')).toBe('١٢ نوفمبر');
  expect(dayText(new Date(2026, 10, 12), now, 'latin')).toBe('12 نوفمبر');
  expect(dayText(new Date(2025, 4, 3), now, 'arabic')).toBe('٣ مايو ٢٠٢٥');
  expect(dayText(new Date('no date'), now, 'arabic')).toBe('');
});

test('what was read today says the hour only [STAT-07, LEARN-70]', () => {
  expect(momentText(new Date(2026, 10, 15, 21, 5), now, 'arabic')).toBe('النهارده الساعة ٩:٠٥ مساءً');
  expect(momentText(new Date(2026, 10, 14, 8, 0), now, 'latin')).toBe('يوم 14 نوفمبر الساعة 8 صباحًا');
  expect(momentText(new Date(2026, 10, 15, 0, 7), now, 'latin')).toBe('النهارده الساعة 12:07 صباحًا');
  expect(momentText(new Date(2026, 10, 15, 12, 0), now, 'latin')).toBe('النهارده الساعة 12 مساءً');
});
