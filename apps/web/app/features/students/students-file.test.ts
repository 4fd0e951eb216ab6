import { expect, test, vi } from 'vitest';
import { rowOf, STUDENTS_HEADS, studentRows } from './students-file.ts';

const pages = vi.hoisted(() => ({ asked: [] as unknown[], answers: [] as unknown[] }));
vi.mock('../../teach-shell/frame/call-freshly.ts', () => ({
  callFreshly: async (_route: string, { body }: { body: unknown }) => {
    pages.asked.push(body);
    return { data: pages.answers.shift() };
  },
}));

const NOW = Date.parse('2026-11-17T08:00:00.000Z');
const STUDENT = {
  ...{
    id: 'a',
    name: 'منة الله أحمد',
    phone: '01000000001',
    parentPhone: '01100000001',
    email: '',
    grade: 'Secondary3',
  },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', lastLoginAt: null, disabled: false, anonymous: false },
  ...{ lastSeenAt: '2026-11-16T08:00:00.000Z', average: 84.6, missingCount: 2 },
  ...{ courseName: 'Grammar', courseCount: 2, courseNames: ['Grammar', 'مراجعة نهائية'] },
  time: { state: 'open' as const, endsAt: '2026-11-20T08:00:00.000Z' },
};

test('a row of the file has what the list on the screen has, in its words and order, and what it has no room for after it [DESK-231, DESK-253, DESK-295]', () => {
  const cells = (student: typeof STUDENT | Parameters<typeof rowOf>[0]) =>
    Object.fromEntries(rowOf(student, NOW).map((cell, at) => [STUDENTS_HEADS[at], cell]));
  expect(Object.entries(cells(STUDENT))).toEqual([
    ['الاسم', 'منة الله أحمد'],
    ['موبايل الطالب', '01000000001'],
    ['السنة الدراسية', 'تالتة ثانوي'],
    ['الكورسات', 'Grammar | مراجعة نهائية'],
    ['المتوسط', '85%'],
    ['ناقص', '2'],
    ['الوقت', 'باقي 3 أيام'],
    ['آخر دخول', '2026-11-16'],
    ['موبايل ولي الأمر', '01100000001'],
    ['الإيميل', ''],
    ['عمل حساب', '2026-11-01'],
    ['الحساب', 'مفتوح'],
  ]);
  const bare = {
    ...STUDENT,
    courseName: null,
    courseCount: 0,
    courseNames: [],
    average: null,
    time: null,
    lastSeenAt: null,
  };
  expect(cells(bare)).toMatchObject({ الكورسات: '', المتوسط: '', الوقت: '', 'آخر دخول': '' });
});

test('who comes while the file is fetched, and so moves to a later page, stands in it once [DESK-254]', async () => {
  const named = (id: string) => ({ ...STUDENT, id, name: id });
  pages.answers = [
    { students: [named('a'), named('b')], next: 'there' },
    { students: [named('c'), named('a')], next: null },
  ];
  const names: string[] = [];
  const filter = { search: '', grade: '', state: '', only: '', sort: 'seen' } as const;
  for await (const page of studentRows(filter, new AbortController().signal)) {
    names.push(...page.map(([name = '']) => name));
  }
  expect(names).toEqual(['a', 'b', 'c']);
  expect(pages.asked).toEqual([{ sort: 'seen' }, { sort: 'seen', after: 'there' }]);
});
