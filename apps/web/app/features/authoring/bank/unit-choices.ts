import type { Reply } from '@hessa/contract/client';
import { COURSE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { Choice } from './bank-words.ts';

export type BankLabels = Reply<'GET /api/teach/bank/labels'>['data'];

export const courseChoices = (labels: BankLabels | undefined): Choice[] =>
  (labels?.courses ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** The units of a course, or all of them: many courses have a «Unit 1», and of which ones it is says its name. */
export function unitChoices(labels: BankLabels | undefined, course: string, digits: DigitStyle): Choice[] {
  const all = labels?.courses ?? [];
  const within = (courses: readonly number[]) => course === '' || courses.includes(Number(course));
  const whose = (courses: readonly number[]) => {
    if (course !== '' || all.length < 2 || courses.length === 0) return '';
    if (courses.length > 1) return ` (${countedNoun(courses.length, COURSE, digits)})`;
    return ` (${all.find(({ id }) => id === courses[0])?.name ?? ''})`;
  };
  return (labels?.units ?? [])
    .filter(({ courses }) => within(courses))
    .map(({ name, courses }) => ({ value: name, label: `${name}${whose(courses)}` }));
}
