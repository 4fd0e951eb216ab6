import { expect, test } from 'vitest';
import { savePaper } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { lessonId } from '../../../testing/test-school.ts';
import { drawn, openBank } from './bank.fixture.ts';

const DAY = 24 * 60 * 60 * 1000;

const platform = await sharedPlatform();

test('a blueprint is filled by unit, skill and level, and what could not be is told row by row [EXAM-84, EXAM-85]', async () => {
  const bank = await openBank(platform, 2);
  await bank.write(0, ['a', 'b', 'c', 'd', 'e']);
  const found = await bank.list();
  const ids = found.filter(({ text }) => 'abc'.includes(text)).map(({ id }) => id);
  await bank.staff.call('POST /api/teach/bank/labels', { body: { ids, skill: 'grammar', level: 'hard' } });
  const { found: counts, questions } = await drawn(
    bank.staff,
    [{ count: 2 }, { count: 4, skill: 'grammar', level: 'hard' }, { count: 1, unit: 'Unit 9' }],
    { lessonId: bank.quiz(1) },
  );
  expect(counts).toEqual([2, 3, 0]);
  const words = (row: number) => questions.filter((each) => each.row === row).map(({ text }) => text);
  expect([words(0).sort(), words(1).sort()]).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test('never draws what the quiz has, what was drawn before, or what is retired [EXAM-84]', async () => {
  const bank = await openBank(platform, 2);
  await bank.write(0, ['a', 'b', 'c', 'd']);
  await bank.write(1, ['a']);
  const idOf = async (text: string) => (await bank.list()).find((each) => each.text === text)?.id ?? 0;
  await bank.staff.call('POST /api/teach/bank/labels', { body: { ids: [await idOf('b')], retired: true } });
  const { questions } = await bank.draw({ count: 9 }, { lessonId: bank.quiz(1), except: [await idOf('c')] });
  expect(questions.map(({ text }) => text)).toEqual(['d']);
});

test('“none used this month” leaves out what was put into a quiz or met by a student in thirty days [EXAM-84]', async () => {
  const bank = await openBank(platform, 3);
  await bank.write(0, ['old']);
  platform.clock.advance(31 * DAY);
  await bank.staff.login(await platform.createAccount({ role: 'teacher' }, bank.tenantId));
  await bank.write(1, ['new']);
  const rest = { lessonId: bank.quiz(2), unusedOnly: true };
  expect((await bank.draw({ count: 9 }, rest)).questions.map(({ text }) => text)).toEqual(['old']);
  expect((await bank.draw({ count: 9 }, { ...rest, unusedOnly: false })).found).toEqual([2]);
});

test('a question about a passage brings the passage along, once [EXAM-86]', async () => {
  const bank = await openBank(platform, 2);
  const question = (text: string, passage: number | null) => ({
    ...{ from: null, text, choices: ['for', 'since'], rightChoice: 0, weight: 1, explanation: '' },
    ...{ imageMediaId: null, pinned: true, section: null, passage },
  });
  const saved = await bank.staff.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId: bank.quiz(0) },
    body: {
      version: 1,
      passages: [{ title: 'The bookshop', text: 'Every Friday…', imageMediaId: null, audioMediaId: null }],
      questions: [question('free', null), question('one', 0), question('two', 0)],
    },
  });
  expect(saved.status, saved.text).toBe(200);
  const { questions, passages } = await bank.draw({ count: 3 }, { lessonId: bank.quiz(1) });
  expect(passages).toMatchObject([{ title: 'The bookshop', text: 'Every Friday…' }]);
  const places = questions.map(({ text, passage }) => [text, passage]);
  expect(places.sort()).toEqual([
    ['free', null],
    ['one', 0],
    ['two', 0],
  ]);
  const [two] = await bank.list({ q: 'two' });
  expect(await bank.passages({ q: 'two' })).toMatchObject([{ id: two?.passageId, title: 'The bookshop' }]);
});

test('a bank is narrowed to a course, though units of several courses are called alike, and to what stands in none [EXAM-167]', async () => {
  const bank = await openBank(platform, 2);
  const other = await bank.school.makeCourse({
    name: 'تانية ثانوي',
    units: [{ name: 'Unit 7', lessons: [{ type: 'Quiz', questions: [] }] }],
  });
  await bank.write(0, ['third']);
  await savePaper(bank.staff, lessonId(other, 0, 0), 1, [{ text: 'second', pinned: true }]);
  const texts = async (query: object) => (await bank.list({ ...query })).map(({ text }) => text);
  expect(await texts({ unit: 'Unit 7', course: other.id })).toEqual(['second']);
  expect(await texts({ course: bank.course.id })).toEqual(['third']);
  const { data } = (await bank.staff.call('GET /api/teach/bank/labels')).body;
  expect(data).toMatchObject({
    courses: [{ id: other.id, name: 'تانية ثانوي' }, { id: bank.course.id }],
    units: [{ name: 'Unit 7', questions: 2, courses: [bank.course.id, other.id] }],
  });
  const rest = { lessonId: bank.quiz(1), course: other.id };
  expect((await bank.draw({ count: 9 }, rest)).questions.map(({ text }) => text)).toEqual(['second']);
  await platform.database.owner`delete from bank_uses where lesson_id = ${lessonId(other, 0, 0)}`;
  expect(await texts({ course: 'none' })).toEqual(['second']);
});
