import { COURSE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Counted } from '../../../ui/text/counted.tsx';
import type { MyCourses } from './my-courses.ts';

export const WAITING = 'ثانية واحدة';

/** How many there are, or the invitation to find the first. */
export function CountLine({ shown, digits }: { shown: MyCourses; digits: DigitStyle }) {
  if (shown.kind === 'none') return 'اكتشف الكورسات واختار أول كورس ليك.';
  // Its line is kept from the first paint on: what stands below would move.
  if (shown.kind === 'loading') return WAITING;
  if (shown.kind !== 'courses') return null;
  if (shown.totalCount === 1) return 'معاك كورس واحد';
  return (
    <>
      معاك <Counted>{countedNoun(shown.totalCount, COURSE, digits)}</Counted>
    </>
  );
}
