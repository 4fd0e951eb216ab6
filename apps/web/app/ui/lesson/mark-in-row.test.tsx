import type { Marks } from '@hessa/rules/quizzes/marks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkInRow } from './mark-in-row.tsx';

const said = (score: number, marks: Marks | null) =>
  renderToStaticMarkup(<MarkInRow {...{ score, marks }} resultsAt={null} digits="arabic" />).replace(/<[^>]+>/g, '');

test.each([
  [100 / 6, null, '١٦٫٧٪'],
  [100 / 3, { earned: 3, possible: 9 }, '٣٣٫٣٪، ٣ من ٩ درجات'],
  [0, null, 'صفر'],
  [0, { earned: 0, possible: 9 }, 'صفر من ٩ درجات'],
  [50, { earned: 1, possible: 2 }, '٥٠٪، ١ من درجتين'],
  [100, { earned: 9, possible: 9 }, '١٠٠٪، ٩ من ٩ درجات'],
])(
  'rows of one list all say percent, and marks besides where they are counted: %d with %j is «%s» [LEARN-331, LEARN-97, LEARN-382]',
  (score, marks, words) => {
    expect(said(score, marks)).toBe(`درجتك ${words}`);
  },
);
