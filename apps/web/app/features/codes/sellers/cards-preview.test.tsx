import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardsPreview } from './cards-preview.tsx';

const batch = (title: string, madeAt: string, count: number) => ({ title, madeAt, count, pricePiastres: 15_000 });
const words = (batches: ReturnType<typeof batch>[]) => {
  const moving = batches.reduce((sum, { count }) => sum + count, 0);
  const seen = { moving, batches, staying: { count: 0, serials: '' }, obstacles: [] };
  return renderToStaticMarkup(<CardsPreview seen={seen} digits="arabic" worth="" />).replace(/<[^>]+>/g, '');
};

test('batches of one name are told apart by their day and how many cards of each there are [DESK-325]', () => {
  const [first, second] = ['2026-11-10T10:00:00Z', '2026-11-12T10:00:00Z'];
  expect(words([batch('سنتر النور', first, 10), batch('سنتر النور', second, 5)])).toContain(
    '١٥ كارت من «سنتر النور» بتاعة ١٠ نوفمبر ٢٠٢٦ (١٠ كروت)، و«سنتر النور» بتاعة ١٢ نوفمبر ٢٠٢٦ (٥ كروت).',
  );
  expect(words([batch('سنتر النور', first, 10), batch('مكتبة الهدى', second, 5)])).toContain(
    '١٥ كارت من «سنتر النور»، و«مكتبة الهدى».',
  );
});
