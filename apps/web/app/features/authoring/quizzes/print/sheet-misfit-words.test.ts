import { expect, test } from 'vitest';
import { sheetMisfitWords } from './sheet-misfit-words.ts';

test.each([
  ['not-shaded', [3], 'السؤال رقم ٤ مش بيتظلّل، فالامتحان ده مالوش ورقة تظليل'],
  ['not-shaded', [3, 5], 'السؤالين رقم ٤ و٦ مش بيتظلّلوا، فالامتحان ده مالوش ورقة تظليل'],
  ['not-shaded', [3, 5, 6], 'الأسئلة رقم ٤ و٦ و٧ مش بيتظلّلوا، فالامتحان ده مالوش ورقة تظليل'],
  ['too-many-choices', [0, 1], 'السؤالين رقم ١ و٢ فيهم أكتر من ٤ اختيارات، وده آخر ورقة التظليل'],
  ['written-among-shaded', [4], 'السؤال رقم ٥ مقالي وسط أسئلة التظليل. حط المقالي في قسم لوحده في آخر الورقة'],
] as const)(
  'of a paper without a sheet every question that stands in the way is named: %s %j [DESK-373]',
  (kind, at, words) => {
    expect(sheetMisfitWords({ kind, at }, 'arabic')).toBe(words);
  },
);
