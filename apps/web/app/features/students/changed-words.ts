import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { forName } from '@hessa/rules/text/for-name';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';

export type ManyChange = 'grant' | 'extend' | 'move';

/** «لطالب واحد»، «لطالبين»، «لـ٣ طلاب»: beside a figure the letter stands alone. */
export function forStudents(count: number, digits: DigitStyle): string {
  return forName(countedAlone(count, STUDENT, digits));
}

const NOBODY: Record<ManyChange, string> = {
  grant: 'الكورس ما اتضافش لحد',
  extend: 'الوقت ما اتمدش لحد',
  move: 'ما نقلناش حد',
};

export function doneWords(kind: ManyChange, count: number, digits: DigitStyle): string {
  if (count === 0) return NOBODY[kind];
  if (kind === 'move') return `نقلنا ${countedAlone(count, STUDENT, digits)}`;
  return `${kind === 'grant' ? 'الكورس اتضاف' : 'الوقت اتمد'} ${forStudents(count, digits)}`;
}

const SKIPPED: Record<ManyChange, readonly [one: string, many: string]> = {
  grant: ['معاه الكورس من الأول', 'معاهم الكورس من الأول'],
  extend: ['مش معاه الكورس، أو وقته أطول', 'مش معاهم الكورس، أو وقتهم أطول'],
  move: ['في السنة دي من الأول', 'في السنة دي من الأول'],
};

export function skippedWords(kind: ManyChange, count: number, digits: DigitStyle): string {
  return `${countedNoun(count, STUDENT, digits)}: ${SKIPPED[kind][count === 1 ? 0 : 1]}.`;
}

export function goneWords(count: number, digits: DigitStyle): string {
  const people = countedNoun(count, STUDENT, digits);
  return count === 1 ? `${people} اتحذف قبل ما نوصل له.` : `${people} اتحذفوا قبل ما نوصل لهم.`;
}

export function returnedWords(count: number, digits: DigitStyle): string {
  if (count === 0) return 'ما رجّعناش حد';
  return `رجّعنا ${countedAlone(count, STUDENT, digits)} زي ما ${count === 1 ? 'كان' : 'كانوا'}`;
}

export function keptWords(count: number, digits: DigitStyle): string {
  const people = countedNoun(count, STUDENT, digits);
  return count === 1
    ? `${people} اتغيّر بعدها أو بدأ الكورس، فسبناه.`
    : `${people} اتغيّروا بعدها أو بدأوا الكورس، فسبناهم.`;
}

export const bringBackWords = (count: number): string => (count === 1 ? 'رجّعه زي ما كان' : 'رجّعهم زي ما كانوا');
