import { afterEach, expect, test, vi } from 'vitest';
import { examMoment } from './exam-moment.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a moment of an exam is said as every other day and hour, on a wall in Egypt [LEARN-181]', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T10:00:00Z') });
  expect(examMoment(Date.parse('2026-11-17T21:59:00Z'), 'arabic')).toBe('التلات ١٧ نوفمبر الساعة ١١:٥٩ مساءً');
  expect(examMoment(Date.parse('2026-11-17T22:00:00Z'), 'latin')).toBe('الأربع 18 نوفمبر الساعة 12 صباحًا');
});

test('on a phone in Hawaii it is the same day [LEARN-233]', () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  expect(new Date('2026-11-17T21:59:00Z').getTimezoneOffset()).toBe(10 * 60);
  expect(examMoment(Date.parse('2026-11-17T21:59:00Z'), 'arabic')).toContain('التلات ١٧ نوفمبر');
});
