import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_NUMBER, wholeFault } from '../../../ui/fields/no-number.ts';
import { BlueprintRowFields } from './blueprint-row-fields.tsx';
import { countIn, newRow, typedWeight } from './blueprint-rows.ts';

const words = (change: Parameters<typeof newRow>[0]) =>
  renderToStaticMarkup(
    <BlueprintRowFields
      {...{ row: newRow(change), number: 1, units: [], digits: 'arabic', onRemove: null }}
      onChange={() => {}}
    />,
  ).replace(/<[^>]+>/g, '');

test.each(['-2', '−2', '–2'])(
  'a draw of «%s» is no draw of two: it is refused beside its field [EXAM-236]',
  (typed) => {
    expect(wholeFault(typed)).toBe('العدد مينفعش يكون بالسالب.');
    expect(words({ count: countIn(NO_NUMBER) })).toContain('اكتب عدد من ١ لـ٢٠٠');
    expect(words({ weight: typedWeight(NO_NUMBER) })).toContain('الدرجة من ١ لـ');
    expect(countIn('2')).toBe('2');
  },
);

test('a row names its section without a gap before the colon [EXAM-236]', () => {
  expect(words({ section: 'Vocabulary' })).toContain('السطر ١: Vocabulary');
});
