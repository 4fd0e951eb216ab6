import { expect, test, vi } from 'vitest';
import { weekdayText } from '../../ui/text/weekday-text.ts';
import { extendedMessage, grantedMessage, lessonsLeftText, weekMessage, weekMessageToStudent } from './call-words.ts';
import type { Card, CardUnit } from './card.ts';

const now = Date.parse('2026-11-16T12:00+02:00');

test('a day of another year is said with its year, to the desk and to whoever called [DESK-124]', () => {
  const soon = Date.parse('2026-11-22T12:00+02:00');
  const later = Date.parse('2027-01-01T12:00+02:00');
  expect(weekdayText(soon, now, 'arabic')).toBe('الأحد ٢٢ نوفمبر');
  expect(weekdayText(later, now, 'arabic')).toBe('الجمعة ١ يناير ٢٠٢٧');
  const greeting = { name: 'يوسف', teacher: 'مستر محمد', digits: 'arabic' } as const;
  expect(extendedMessage(greeting, 'الوحدة ١', later, now)).toContain('لحد الجمعة ١ يناير ٢٠٢٧');
});

test.each([
  [3, 'مساء'],
  [4, 'صباح'],
  [11, 'صباح'],
  [12, 'مساء'],
  [23, 'مساء'],
])('a message at %i o’clock begins with %s الخير [DESK-174]', (hour, part) => {
  vi.setSystemTime(new Date(Date.UTC(2026, 10, 17, hour - 2, 30)));
  const message = grantedMessage({ name: 'يوسف', teacher: 'مستر محمد', digits: 'arabic' }, 'مراجعة');
  vi.useRealTimers();
  expect(message).toBe(`${part} الخير، معاكم مستر محمد. «مراجعة» مفتوح دلوقتي على الحساب. بالتوفيق!`);
});

test('a unit of which nothing is done says so [DESK-129]', () => {
  const left = (lessons: number, finished: number) => lessonsLeftText({ lessons, finished } as CardUnit, 'arabic');
  expect(left(2, 0)).toBe('درسين، ولا واحد خلص');
  expect(left(1, 0)).toBe('درس لسه ما خلصش');
  expect(left(3, 1)).toBe('فاضل درسين من ٣');
  expect(left(2, 2)).toBe('كل دروسها خلصت');
});

test.each([
  [0, 0, null, 'ومفيش امتحانات اتسلّمت.'],
  [1, 0, null, 'وفيه امتحان اتسلّم ولسه من غير درجات.'],
  [2, 0, null, 'وفيه امتحانين اتسلّموا ولسه من غير درجات.'],
  [1, 1, 0, 'وفيه امتحان اتسلّم بمتوسط صفر٪.'],
  [2, 2, 80, 'وفيه امتحانين اتسلّموا بمتوسط ٨٠٪.'],
  [3, 1, 80, 'وفيه ٣ امتحانات اتسلّموا، اللي ظهرت درجته منهم بمتوسط ٨٠٪.'],
])('of %i papers with %i marks told at %s the week says «%s» [EXAM-171]', (papers, told, average, words) => {
  const week = { finishedLessons: 2, papers, told, average };
  const card = { week, average, missingCount: 0 } as Card;
  const greeting = { name: 'يوسف', teacher: 'مستر محمد', digits: 'arabic' } as const;
  for (const message of [weekMessage(greeting, card), weekMessageToStudent(greeting, card)]) {
    expect(message).toContain(`خلص درسين، ${words}`);
    expect(message.includes('٪')).toBe(average !== null);
  }
});
