import { expect, test } from 'vitest';
import { dayText, examDay, momentText } from './day-text.ts';

const inEgypt = (wall: string) => new Date(`${wall}+02:00`);
const now = inEgypt('2026-11-15T21:30');

test('a result of this year tells its day, an older one its year as well [STAT-06]', () => {
  expect(dayText(inEgypt('2026-11-12T00:00'), now, 'arabic')).toBe('١٢ نوفمبر');
  expect(dayText(inEgypt('2026-11-12T00:00'), now, 'latin')).toBe('12 نوفمبر');
  expect(dayText(inEgypt('2025-05-03T12:00'), now, 'arabic')).toBe('٣ مايو ٢٠٢٥');
  expect(dayText(new Date('no date'), now, 'arabic')).toBe('');
});

test('a paper of another year tells its year [STAT-06]', () => {
  expect(examDay('2019-05-03T12:00:00Z')).toBe('3 مايو 2019');
});

test('what was read today says the hour only [STAT-07, LEARN-70]', () => {
  expect(momentText(inEgypt('2026-11-15T21:05'), now, 'arabic')).toBe('النهارده الساعة ٩:٠٥ مساءً');
  expect(momentText(inEgypt('2026-11-14T08:00'), now, 'latin')).toBe('يوم 14 نوفمبر الساعة 8 صباحًا');
  expect(momentText(inEgypt('2026-11-15T00:07'), now, 'latin')).toBe('النهارده الساعة 12:07 صباحًا');
  expect(momentText(inEgypt('2026-11-15T12:00'), now, 'latin')).toBe('النهارده الساعة 12 مساءً');
});
