import { expect, test } from 'vitest';
import { weekWords } from './week-words.ts';

test.each([
  [{ latest: 4, before: 2 }, 'better', 'أحسن من الأسبوع اللي فات: ٤ دروس في آخر أسبوع، وقبلها درسين.'],
  [{ latest: 1, before: 0 }, 'better', 'في آخر أسبوع: درس واحد.'],
  [{ latest: 3, before: 3 }, 'same', 'زي الأسبوع اللي فات: ٣ دروس في كل أسبوع.'],
  [{ latest: 1, before: 11 }, 'less', 'أقل من الأسبوع اللي فات: درس واحد في آخر أسبوع، وقبلها ١١ درس.'],
  [{ latest: 0, before: 2 }, 'less', 'أقل من الأسبوع اللي فات: ولا درس في آخر أسبوع، وقبلها درسين.'],
  [{ latest: 0, before: 0 }, 'less', 'مفيش دروس خلصت في آخر أسبوعين.'],
])('a parent reads %j as %s: «%s» [LEARN-162]', (weeks, tone, text) => {
  expect(weekWords(weeks, true, 'arabic')).toEqual({ tone, text });
});

test('where nothing was ever finished, nothing is said to be missing [LEARN-162, OP-PAR-4]', () => {
  expect(weekWords({ latest: 0, before: 0 }, false, 'arabic')).toBeNull();
});
