import { expect, test, vi } from 'vitest';
import { weekdayText } from '../../ui/text/weekday-text.ts';
import { extendedMessage, grantedMessage, lessonsLeftText, weekMessage, weekMessageToStudent } from './call-words.ts';
import type { Card, CardUnit } from './card.ts';

const greeting = { name: 'يوسف', teacher: 'مستر محمد', digits: 'arabic' } as const;
const LINK = 'https://mr.example/parent-monitoring';
const now = Date.parse('2026-11-16T12:00+02:00');

test('a day of another year is said with its year, to the desk and to whoever called [DESK-124]', () => {
  const soon = Date.parse('2026-11-22T12:00+02:00');
  const later = Date.parse('2027-01-01T12:00+02:00');
  expect(weekdayText(soon, now, 'arabic')).toBe('الأحد ٢٢ نوفمبر');
  expect(weekdayText(later, now, 'arabic')).toBe('الجمعة ١ يناير ٢٠٢٧');
  expect(extendedMessage(greeting, 'الوحدة ١', later, now)).toContain('لحد الجمعة ١ يناير ٢٠٢٧');
});

test.each([
  [0, 'السلام عليكم'],
  [3, 'السلام عليكم'],
  [4, 'صباح الخير'],
  [11, 'صباح الخير'],
  [12, 'مساء الخير'],
  [23, 'مساء الخير'],
])('a message at %i o’clock begins with %s [DESK-174, DESK-368]', (hour, greeted) => {
  vi.setSystemTime(new Date(Date.UTC(2026, 10, 17, hour - 2, 30)));
  const message = grantedMessage(greeting, 'مراجعة');
  vi.useRealTimers();
  expect(message).toBe(`${greeted}، معاكم مستر محمد. «مراجعة» مفتوح دلوقتي على الحساب. بالتوفيق!`);
});

test('a unit of which nothing is done says so [DESK-129]', () => {
  const left = (lessons: number, finished: number) => lessonsLeftText({ lessons, finished } as CardUnit, 'arabic');
  expect(left(2, 0)).toBe('درسين، ولا واحد خلص');
  expect(left(1, 0)).toBe('درس لسه ما خلصش');
  expect(left(3, 1)).toBe('فاضل درسين من ٣');
  expect(left(2, 2)).toBe('كل دروسها خلصت');
});

test('a unit whose lessons all came after it had closed had none [DESK-286]', () => {
  const empty = (state: 'open' | 'closed') =>
    lessonsLeftText({ lessons: 0, finished: 0, time: { state, endsAt: null } } as CardUnit, 'arabic');
  expect([empty('open'), empty('closed')]).toEqual(['لسه مفيهاش دروس', 'ما كانش فيها دروس']);
});

test.each([
  [0, 0, null, 'ومفيش امتحانات اتسلّمت.'],
  [1, 0, null, 'واتسلّم امتحان ولسه من غير درجات.'],
  [2, 0, null, 'واتسلّم امتحانين ولسه من غير درجات.'],
  [1, 1, 0, 'واتسلّم امتحان بمتوسط صفر٪.'],
  [2, 2, 80, 'واتسلّم امتحانين بمتوسط ٨٠٪.'],
  [3, 1, 80, 'واتسلّم ٣ امتحانات، اللي ظهرت درجته منهم بمتوسط ٨٠٪.'],
])('of %i papers with %i marks told at %s the week says «%s» [EXAM-171]', (papers, told, average, words) => {
  const card = { week: { videos: 2, papers, told, forNow: 0, average }, average, missingCount: 0 } as Card;
  for (const message of [weekMessage(greeting, card, LINK), weekMessageToStudent(greeting, card)]) {
    expect(message).toContain(`اتشاف فيديوهين، ${words}`);
    expect(message.includes('٪')).toBe(average !== null);
  }
});

test.each([
  [0, 'ومفيش امتحان فات ميعاده من غير حل.'],
  [1, 'وفيه امتحان فات ميعاده من غير حل.'],
  [3, 'وفيه ٣ امتحانات فات ميعادهم من غير حل.'],
])('a parent hears of %i exams that are over, and where what is left stands [DESK-214]', (missingCount, words) => {
  const card = {
    week: { videos: 0, papers: 0, told: 0, forNow: 0, average: null },
    average: null,
    missingCount,
  } as Card;
  const message = weekMessage(greeting, card, LINK);
  expect(message).toContain(`مفيش فيديوهات اتشافت، ومفيش امتحانات اتسلّمت. ${words}\n`);
  expect(message).not.toContain('ناقص');
  expect(message.endsWith(LINK)).toBe(true);
});

test.each([
  [1, 0, 'وفيه امتحان وقت وحدته خلص ولسه ينفع يتحل.'],
  [3, 2, 'وفيه امتحانين فات ميعادهم من غير حل، وامتحان وقت وحدته خلص ولسه ينفع يتحل.'],
  [2, 2, 'وفيه امتحانين فات ميعادهم من غير حل.'],
])(
  'of %i exams past their time, %i for good, a parent hears which can be caught up with [DESK-321]',
  (missingCount, shutCount, words) => {
    const week = { videos: 0, papers: 0, told: 0, forNow: 0, average: null };
    const card = { week, average: null, missingCount, shutCount } as Card;
    expect(weekMessage(greeting, card, LINK)).toContain(`اتسلّمت. ${words}\n`);
  },
);

test.each([
  [90, 80, 0, 'شغل ممتاز، نكمّل كده!'],
  [null, 70, 0, 'شغل كويس، والأحسن جاي!'],
  [42.9, 80, 0, 'محتاجين نراجع أكتر، ولو في حاجة واقفة معاك الرد هنا في أي وقت.'],
  [90, 90, 2, 'لو في حاجة واقفة معاك الرد هنا في أي وقت.'],
  [null, null, 0, 'لو في حاجة واقفة معاك الرد هنا في أي وقت.'],
])(
  'a student with %s this week and %s in all, %i over, is told «%s» [DESK-214]',
  (week, average, missingCount, end) => {
    const card = { week: { videos: 1, papers: 1, told: 1, forNow: 0, average: week }, average, missingCount } as Card;
    expect(weekMessageToStudent(greeting, card).endsWith(`حل. ${end}`)).toBe(true);
  },
);

test.each([
  [1, 0, 1, null, 'واتسلّم امتحان ودرجته لسه مؤقتة.'],
  [3, 0, 3, null, 'واتسلّم ٣ امتحانات ودرجاتهم لسه مؤقتة.'],
  [2, 0, 1, null, 'واتسلّم امتحانين ولسه من غير درجات نهائية، ومنهم امتحان درجته لسه مؤقتة.'],
  [2, 1, 1, 28.8, 'واتسلّم امتحانين، اللي ظهرت درجته النهائية منهم بمتوسط ٢٩٪، ومنهم امتحان درجته لسه مؤقتة.'],
  [4, 2, 2, 80, 'واتسلّم ٤ امتحانات، اللي ظهرت درجته النهائية منهم بمتوسط ٨٠٪، ومنهم امتحانين درجاتهم لسه مؤقتة.'],
])(
  'of %i papers with %i marks told and %i for now at %s the week says «%s» [DESK-238, DESK-239]',
  (papers, told, forNow, average, words) => {
    const card = { week: { videos: 2, papers, told, forNow, average }, average: 28.8, missingCount: 0 } as Card;
    for (const message of [weekMessage(greeting, card, LINK), weekMessageToStudent(greeting, card)]) {
      expect(message).toContain(`${words} المتوسط من أول السنة ٢٩٪.`);
    }
  },
);

test('a card that was kept before marks for now were counted says nothing of them [DESK-238]', () => {
  const week = { videos: 2, papers: 2, told: 1, average: 80 };
  const card = { week, average: 80, missingCount: 0 } as Partial<Card> as Card;
  expect(weekMessage(greeting, card, LINK)).toContain('واتسلّم امتحانين، اللي ظهرت درجته منهم بمتوسط ٨٠٪.');
});
