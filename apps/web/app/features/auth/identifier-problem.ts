import { readLoginIdentifier } from '@hessa/rules/auth/login-identifier';
import { NUMERAL } from '@hessa/rules/text/counted-nouns';
import { countedNoun } from '@hessa/rules/text/plural';

const GENERAL = 'اكتب إيميل صحيح أو رقم موبايل مصري صحيح';

/** What is wrong with the login field, in a sentence that says how to mend it; null when nothing is. */
export function identifierProblem(text: string): string | null {
  const identifier = readLoginIdentifier(text);
  if (identifier.kind !== 'invalid') return null;
  const { reason } = identifier;
  switch (reason.kind) {
    case 'empty':
      return 'اكتب إيميلك أو رقم موبايلك';
    case 'too-short':
      return `رقم الموبايل ناقص ${countedNoun(reason.missing, NUMERAL)}. لازم ١١ رقم ويبدأ بـ 01`;
    case 'too-long':
      return `رقم الموبايل زايد ${countedNoun(reason.extra, NUMERAL)}. لازم ١١ رقم ويبدأ بـ 01`;
    case 'wrong-start':
      return 'رقم الموبايل لازم يبدأ بـ 01 ويكون ١١ رقم';
    case 'malformed-email':
    case 'unrecognised':
      return GENERAL;
  }
}
