import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Item, ItemAnalysis } from './item-analysis.tsx';

const choice = { isRight: true, papers: 0, share: 0 };
const ITEM: Item = {
  ...{ identity: 'q', kind: 'matching', text: 'Match.', imageUrl: null, difficulty: 0, discrimination: null },
  ...{ reading: 'too-few', misses: [], choices: [{ ...choice, text: 'hot', matched: 'cold' }] },
};
const drawn = (item: Item) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ItemAnalysis
        {...{ questions: [item], papers: 2, waiting: 0, judgedPapers: 2, editor: null, digits: 'arabic' }}
        misses={() => null}
      />
    </MemoryRouter>,
  );

test('beside a pair and a gap stands what the share counts, and not that it was right where nobody had it so [DESK-369]', () => {
  const pair = drawn(ITEM);
  expect(pair).toContain('نسبة اللي وصّلوها صح');
  expect(pair).not.toContain('اتوصّلت صح');
  const gap = drawn({ ...ITEM, kind: 'gaps', choices: [{ ...choice, text: 'went' }] });
  expect(gap).toContain('نسبة اللي كتبوها صح');
  expect(drawn({ ...ITEM, kind: 'single-choice', choices: [{ ...choice, text: 'went' }] })).toContain('الصح');
});
