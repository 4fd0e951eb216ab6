import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Batch } from './batch.ts';
import { CodeCard } from './code-card.tsx';

const card = (unitName: string | null) =>
  renderToStaticMarkup(
    <CodeCard
      batch={{ courseName: 'Grammar كله', unitName, grade: 'Secondary2' } as Batch}
      card={{ serial: 52, code: 'KFJN-Y7AT' }}
      teacher={{ name: 'مستر ديمو', latin: 'Mr Demo' }}
      siteUrl="https://demo.example"
    />,
  ).replace(/<[^>]+>/g, '');

test('the card of a lecture names its course and its year, and every card the page where its code is typed [LEARN-237, LEARN-245]', () => {
  for (const words of ['كود محاضرة، تانية ثانوي', 'المحاضرة ١', 'Grammar كله', 'demo.example/redeem واكتب الكود']) {
    expect(card('المحاضرة ١')).toContain(words);
  }
  for (const words of ['كود كورس', 'Grammar كله', 'تانية ثانوي']) expect(card(null)).toContain(words);
});
