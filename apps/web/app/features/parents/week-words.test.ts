import { expect, test } from 'vitest';
import { weekWords } from './week-words.ts';

const LONG_AGO = 40;
const weeks = (latest: number, before: number, examsLatest = 0, examsBefore = 0) => ({
  latest,
  before,
  exams: { latest: examsLatest, before: examsBefore },
});

test.each([
  [weeks(4, 2), 'better', 'أكتر من الأسبوع اللي فات: ٤ فيديوهات في آخر أسبوع، وقبلها فيديوهين.'],
  [weeks(2, 0, 1), 'better', 'أكتر من الأسبوع اللي فات: فيديو وامتحان في آخر أسبوع، وقبلها ولا حاجة.'],
  [weeks(3, 3), 'same', 'زي الأسبوع اللي فات: ٣ فيديوهات في كل أسبوع.'],
  [weeks(1, 1, 1, 0), 'same', 'زي الأسبوع اللي فات: امتحان واحد في آخر أسبوع، وقبلها فيديو واحد.'],
  [weeks(1, 13, 1, 2), 'less', 'أقل من الأسبوع اللي فات: امتحان واحد في آخر أسبوع، وقبلها ١١ فيديو وامتحانين.'],
  [weeks(0, 2, 0, 2), 'less', 'أقل من الأسبوع اللي فات: ولا حاجة في آخر أسبوع، وقبلها امتحانين.'],
  [weeks(0, 0), 'less', 'مفيش فيديو ولا امتحان خلص في آخر أسبوعين.'],
])('a parent reads %j as %s: «%s» [LEARN-162, LEARN-193]', (given, tone, text) => {
  expect(weekWords(given, LONG_AGO, 'arabic')).toEqual({ tone, text });
});

test('a first week is compared with nothing, so nothing is said to have risen [LEARN-192]', () => {
  expect(weekWords(weeks(2, 0, 1), 2, 'arabic')).toEqual({ tone: 'first', text: 'في أول أسبوع: فيديو وامتحان.' });
});

test('of a server of the version before, which tells no exams, lessons are read [LEARN-211]', () => {
  const text = 'أكتر من الأسبوع اللي فات: ٤ دروس في آخر أسبوع، وقبلها درسين.';
  expect(weekWords({ latest: 4, before: 2 }, LONG_AGO, 'arabic')).toEqual({ tone: 'better', text });
  expect(weekWords({ latest: 0, before: 1 }, LONG_AGO, 'arabic')?.text).toContain('ولا حاجة في آخر أسبوع، وقبلها درس');
});

test('where nothing was ever finished, nothing is said to be missing [LEARN-162, OP-PAR-4]', () => {
  expect(weekWords(weeks(0, 0), 0, 'arabic')).toBeNull();
});
