import { expect, test } from 'vitest';
import { oddNumbers } from './odd-number.ts';

const GOOD = '01012345678';
const HOW = 'رقم الموبايل ١١ رقم ويبدأ بـ 01.';

test.each([
  ['011', GOOD, `رقم ولي الأمر ناقص ٨ أرقام. ${HOW}`],
  [GOOD, '010123456789', `رقم الطالب زايد رقم. ${HOW}`],
  ['0111234567', '0212345678', `رقم ولي الأمر ناقص رقم، ورقم الطالب مش بيبدأ بـ 01. ${HOW}`],
  [GOOD, '0101234567x', `رقم الطالب فيه حروف. ${HOW}`],
  [GOOD, GOOD, 'الرقمين زي بعض: واحد لولي الأمر وواحد للطالب.'],
])(
  'numbers %s and %s that found nobody are told what is wrong with them: «%s» [LEARN-191]',
  (parentPhone, studentPhone, said) => {
    expect(oddNumbers({ parentPhone, studentPhone }, 'arabic')).toBe(said);
  },
);

test('of two whole numbers that found nobody nothing more is said [LEARN-191, OP-PAR-1]', () => {
  expect(oddNumbers({ parentPhone: '01112345678', studentPhone: GOOD }, 'arabic')).toBeNull();
});
