import { afterEach, expect, test } from 'vitest';
import { comingDay, comingHour } from '../features/statistics/teach/coming-words.ts';
import { lastSeenWords } from '../features/students/last-seen-words.ts';
import { momentOfLastDay } from '../teach-shell/editing/last-day.ts';
import { exactMoment, shortDate } from '../teach-shell/reports/short-date.ts';
import { resultsMoment } from '../teach-shell/results/results-moment.ts';
import { closingWords } from '../ui/text/closing-words.ts';
import { dayText, momentText } from '../ui/text/day-text.ts';
import { weekdayText } from '../ui/text/weekday-text.ts';

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

test.each(['Africa/Cairo', 'UTC', 'America/New_York', 'Asia/Tokyo'])(
  'every time and every day is Egypt’s, also on a device in %s [DESK-191]',
  (zone) => {
    process.env.TZ = zone;
    // Half past midnight of the seventeenth in Egypt, the evening of the sixteenth west of it.
    const moment = Date.parse('2026-11-16T22:30:00Z');
    const text = new Date(moment).toISOString();
    const now = new Date('2026-11-17T20:00:00Z');
    expect(dayText(new Date(moment), now, 'latin')).toBe('17 نوفمبر');
    expect(momentText(new Date(moment), now, 'latin')).toBe('النهارده الساعة 12:30 صباحًا');
    expect(weekdayText(moment, now.getTime(), 'latin')).toBe('التلات 17 نوفمبر');
    expect(shortDate(text, 'latin')).toBe('17 نوفمبر 2026');
    expect(exactMoment(text, 'latin')).toBe('17 نوفمبر 2026، 12:30 صباحًا');
    expect(resultsMoment(moment, 'latin')).toContain('17 نوفمبر');
    expect(closingWords(moment, 'latin')).toBe('التلات 12:30 صباحًا');
    expect(comingDay(moment, Date.parse('2026-11-16T20:00:00Z'))).toBe('بكرة');
    expect(comingHour(moment, 'latin')).toBe('12:30 ص');
    expect(lastSeenWords(text, now, 'latin')).toBe('النهارده');
    expect(momentOfLastDay('2026-11-17').toISOString()).toBe('2026-11-17T21:59:59.000Z');
    expect(momentOfLastDay('').getTime()).toBeNaN();
  },
);
