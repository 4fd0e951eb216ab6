import { expect, test } from 'vitest';
import { oddNumbers } from './odd-number.ts';

const GOOD = '01012345678';
const HOW = 'رقم الموبايل ١١ رقم ويبدأ بـ 01.';

test.each([
  ['011', GOOD, `رقم ولي الأمر ناقص ٨ أرقام. ${HOW}`, { parentPhone: 'الرقم ناقص ٨ أرقام.' }],
  [GOOD, '010123456789', `رقم الطالب زايد رقم. ${HOW}`, { studentPhone: 'الرقم زايد رقم.' }],
  [
    '0111234567',
    '0212345678',
    `رقم ولي الأمر ناقص رقم، ورقم الطالب مش بيبدأ بـ 01. ${HOW}`,
    { parentPhone: 'الرقم ناقص رقم.', studentPhone: 'الرقم مش بيبدأ بـ 01.' },
  ],
  [GOOD, '0101234567x', `رقم الطالب فيه حروف. ${HOW}`, { studentPhone: 'الرقم فيه حروف.' }],
  [GOOD, GOOD, 'الرقمين زي بعض: واحد لولي الأمر وواحد للطالب.', {}],
])(
  'numbers %s and %s that found nobody are told what is wrong with them, and where: «%s» [LEARN-191, LEARN-228]',
  (parentPhone, studentPhone, words, problems) => {
    expect(oddNumbers({ parentPhone, studentPhone }, 'arabic')).toEqual({ words, problems });
  },
);

test('of two whole numbers that found nobody nothing more is said [LEARN-191, OP-PAR-1]', () => {
  expect(oddNumbers({ parentPhone: '01112345678', studentPhone: GOOD }, 'arabic')).toBeNull();
});
