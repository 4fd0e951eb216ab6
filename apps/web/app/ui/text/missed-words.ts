import { EXAM } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** «فات ميعاده», of so many exams that nobody can solve any more. */
export const shutWords = (count: number) => (count === 1 ? 'فات ميعاده' : 'فات ميعادهم');

/** Of so many whose unit has closed: they can be caught up with. */
export const catchUpWords = (count: number) =>
  count === 1 ? 'وقت وحدته خلص ولسه ينفع يتحل' : 'وقت وحداتهم خلص ولسه ينفع يتحلّوا';

export const countedExams = (count: number, words: (count: number) => string, digits: DigitStyle) =>
  `${countedNoun(count, EXAM, digits)} ${words(count)}`;
