import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarksRing } from './marks-ring.tsx';

const ring = (given: (number | null)[]) =>
  renderToStaticMarkup(<MarksRing given={given} possible={6} digits="arabic" />);

test('a paper has no mark before it is given one; nothing, once given, is said [EXAM-175]', () => {
  expect(ring([null, null])).not.toContain('صفر');
  expect(ring([null, null])).toContain('لسه من غير درجة، من ٦');
  expect(ring([0, null])).toContain('صفر من ٦');
  expect(ring([2, 1])).toContain('٣ من ٦');
});
