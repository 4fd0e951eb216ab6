import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScoreSpread } from './score-spread.tsx';

const FIGURES = { papers: 3, average: 70, median: 70, highest: 80, lowest: 60 };
const drawn = (waiting: number, figures: typeof FIGURES | null, missing = 0, forNow = 0) =>
  renderToStaticMarkup(
    <ScoreSpread {...{ figures, waiting, forNow, missing, distribution: Array(10).fill(0), digits: 'arabic' }} />,
  ).replace(/<[^>]+>/g, '');

test('a paper that waits for its marks was handed in, and is said to wait [EXAM-211, DESK-367]', () => {
  expect(drawn(1, null)).toBe('اتسلّمت ورقة واحدة ولسه مستنية التصحيح.');
  expect(drawn(2, null)).toBe('اتسلّمت ورقتين ولسه مستنيين التصحيح.');
  expect(drawn(3, null, 9)).toBe('اتسلّمت ٣ ورقات ولسه مستنية التصحيح، ومستنيين ٩ طلاب.');
  expect(drawn(0, null, 1)).toBe('لسه محدش سلّم الامتحان ده، ومستنيين طالب واحد.');
  expect(drawn(0, null)).toContain('لسه محدش سلّم');
});

test('beside marked papers those that wait are counted apart [EXAM-211]', () => {
  expect(drawn(2, FIGURES)).toMatch(/^اتصحّحوا٣مستنيين تصحيح٢/);
  expect(drawn(0, FIGURES)).toMatch(/^سلّموا٣المتوسط/);
});

test('papers whose late answers wait for a word are counted apart, and the average is told without decimals [DESK-236, DESK-239]', () => {
  expect(drawn(0, null, 0, 1)).toBe('اتسلّمت ورقة واحدة بدرجة مؤقتة: فيه إجابات متأخرة مستنية قرارك.');
  expect(drawn(0, { ...FIGURES, average: 28.8 }, 0, 2)).toMatch(/^درجتهم نهائية٣درجتهم مؤقتة٢المتوسط٢٩٪/);
});

test('an average and a median have no decimals; the highest and the lowest are told as the papers are [EXAM-283]', () => {
  const figures = { ...FIGURES, average: 71.43, median: 71.43, highest: 79.96, lowest: 28.57 };
  expect(drawn(0, figures)).toContain('المتوسط٧١٪الوسيط٧١٪أعلى درجة٧٩٫٩٪أقل درجة٢٨٫٦٪');
});
