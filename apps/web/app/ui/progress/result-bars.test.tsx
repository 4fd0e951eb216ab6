import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ResultBars } from './result-bars.tsx';

const RESULT = { lessonId: 1, lessonName: 'since', score: 90, marks: null, submittedAt: '2026-11-01T10:00:00Z' };

test('what the colours of results mean is told in percent and upwards, never like a mark out of so many [LEARN-243]', () => {
  const shown = renderToStaticMarkup(<ResultBars results={[RESULT]} digits="arabic" />).replace(/<[^>]+>/g, '');
  expect(shown).toContain('ممتاز: ٨٠٪ فأكتر');
  expect(shown).toContain('كويس: ٦٠٪ فأكتر');
  expect(shown).toContain('أقل من ٦٠٪');
});

test('a paper whose quiz is hidden now says so, and leads nowhere [DESK-329]', () => {
  const bars = (hidden?: true) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ResultBars results={[{ ...RESULT, hidden }]} digits="arabic" paperPath={() => '/paper'} />
      </MemoryRouter>,
    );
  expect([bars().includes('مخفي دلوقتي'), bars().includes('/paper')]).toEqual([false, true]);
  expect([bars(true).includes('مخفي دلوقتي'), bars(true).includes('/paper')]).toEqual([true, false]);
});
