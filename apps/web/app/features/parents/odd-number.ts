import { readPhone } from '@hessa/rules/auth/phone';
import { NUMERAL } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { Phones } from './look-up-child.ts';

export interface OddNumbers {
  words: string;
  /** The fields to mend, and what is wrong in each. */
  problems: Partial<Phones>;
}

/**
 * What is wrong with a number that found nobody, where the number itself shows it. It is said after the answer: no
 * format is asked for before, and nothing is told of who is registered.
 */
export function oddNumbers({ parentPhone, studentPhone }: Phones, digits: DigitStyle): OddNumbers | null {
  const parents = oddNumber(parentPhone, digits);
  const students = oddNumber(studentPhone, digits);
  const said = [parents && `رقم ولي الأمر ${parents}`, students && `رقم الطالب ${students}`].filter(Boolean);
  if (said.length > 0) {
    const how = `رقم الموبايل ${countedNoun(11, NUMERAL, digits)} ويبدأ بـ 01.`;
    const problems = {
      ...(parents && { parentPhone: `الرقم ${parents}.` }),
      ...(students && { studentPhone: `الرقم ${students}.` }),
    };
    return { words: `${said.join('، و')}. ${how}`, problems };
  }
  if (parentPhone !== studentPhone) return null;
  return { words: 'الرقمين زي بعض: واحد لولي الأمر وواحد للطالب.', problems: {} };
}

function oddNumber(phone: string, digits: DigitStyle): string | null {
  const read = readPhone(phone);
  switch (read.kind) {
    case 'too-short':
      return `ناقص ${countedNoun(read.missing, NUMERAL, digits)}`;
    case 'too-long':
      return `زايد ${countedNoun(read.extra, NUMERAL, digits)}`;
    case 'wrong-start':
      return 'مش بيبدأ بـ 01';
    case 'not-digits':
      return 'فيه حروف';
    case 'empty':
    case 'phone':
      return null;
  }
}
