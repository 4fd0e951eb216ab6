import { describe, expect, test } from 'vitest';
import { remainingTime, remainingTimeWords } from './remaining-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('remaining time', () => {
  test.each([
    [7 * DAY, 'باقي ٧ أيام', 'UNIT-45'],
    [6 * DAY + 23 * HOUR + 59 * MINUTE, 'باقي ٦ أيام و٢٣ ساعة', 'UNIT-45'],
    [2 * DAY + 5 * HOUR, 'باقي يومين و٥ ساعات', 'UNIT-44, UNIT-45'],
    [DAY + HOUR, 'باقي يوم وساعة', 'UNIT-45'],
    [DAY + 2 * HOUR, 'باقي يوم وساعتين', 'UNIT-45'],
    [DAY, 'باقي يوم', 'UNIT-45'],
    [DAY - 1, 'باقي ٢٣ ساعة', 'UNIT-46'],
    [11 * HOUR, 'باقي ١١ ساعة', 'UNIT-46'],
    [3 * HOUR, 'باقي ٣ ساعات', 'UNIT-46'],
    [2 * HOUR, 'باقي ساعتين', 'UNIT-46'],
    [HOUR, 'باقي ساعة', 'UNIT-46'],
    [HOUR - 1, 'باقي ٥٩ دقيقة', 'UNIT-47'],
    [10 * MINUTE, 'باقي ١٠ دقايق', 'UNIT-47'],
    [2 * MINUTE, 'باقي دقيقتين', 'UNIT-47'],
    [MINUTE, 'باقي دقيقة', 'UNIT-47'],
    [MINUTE - 1, 'باقي أقل من دقيقة', 'UNIT-48'],
    [1, 'باقي أقل من دقيقة', 'UNIT-48'],
    [0, 'انتهت', 'UNIT-49'],
    [-5 * DAY, 'انتهت', 'UNIT-49'],
  ])('%d ms left read «%s» [%s, RULE-23, RTL-09]', (ms, words, _ids) => {
    expect(remainingTimeWords(ms)).toBe(words);
  });

  test('a tenant with Latin digits gets them in the countdown [UNIT-44]', () => {
    expect(remainingTimeWords(3 * DAY + 4 * HOUR, 'latin')).toBe('باقي 3 أيام و4 ساعات');
  });

  test('the parts are whole and never more than is left [UNIT-45]', () => {
    expect(remainingTime(2 * DAY + 5 * HOUR + 59 * MINUTE)).toEqual({ kind: 'days', days: 2, hours: 5 });
    expect(remainingTime(Number.MIN_VALUE)).toEqual({ kind: 'under-a-minute' });
  });
});
