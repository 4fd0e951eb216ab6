import { readPhone } from '@hessa/rules/auth/phone';
import { NUMERAL } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { Phones } from './look-up-child.ts';

/**
 * What is wrong with a number that found nobody, where the number itself shows it. It is said after the answer: no
 * format is asked for before, and nothing is told of who is registered.
 */
export function oddNumbers({ parentPhone, studentPhone }: Phones, digits: DigitStyle): string | null {
  const said = [oddNumber('رقم ولي الأمر', parentPhone, digits), oddNumber('رقم الطالب', studentPhone, digits)].filter(
    (words) => words !== null,
  );
  if (said.length > 0) return `${said.join('، و')}. رقم الموبايل ${countedNoun(11, NUMERAL, digits)} ويبدأ بـ 01.`;
  return parentPhone === studentPhone ? 'الرقمين زي بعض: واحد لولي الأمر وواحد للطالب.' : null;
}

function oddNumber(whose: string, phone: string, digits: DigitStyle): string | null {
  const read = readPhone(phone);
  switch (read.kind) {
    case 'too-short':
      return `${whose} ناقص ${countedNoun(read.missing, NUMERAL, digits)}`;
    case 'too-long':
      return `${whose} زايد ${countedNoun(read.extra, NUMERAL, digits)}`;
    case 'wrong-start':
      return `${whose} مش بيبدأ بـ 01`;
    case 'not-digits':
      return `${whose} فيه حروف`;
    case 'empty':
    case 'phone':
      return null;
  }
}
