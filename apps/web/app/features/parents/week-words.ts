import { type TwoWeeks, weekChange } from '@hessa/rules/statistics/two-weeks';
import { LESSON } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';

export interface WeekWords {
  tone: 'better' | 'same' | 'less';
  text: string;
}

/** Better or worse than the week before, with the numbers; nothing where nothing was ever finished. */
export function weekWords(weeks: TwoWeeks, hasBegun: boolean, digits: DigitStyle): WeekWords | null {
  const counted = (lessons: number) => (lessons === 0 ? 'ولا درس' : countedAlone(lessons, LESSON, digits));
  const latest = counted(weeks.latest);
  const both = `${latest} في آخر أسبوع، وقبلها ${counted(weeks.before)}.`;
  switch (weekChange(weeks)) {
    case 'better':
      // Whoever has just begun is compared with nothing.
      return {
        tone: 'better',
        text: weeks.before === 0 ? `في آخر أسبوع: ${latest}.` : `أحسن من الأسبوع اللي فات: ${both}`,
      };
    case 'same':
      return { tone: 'same', text: `زي الأسبوع اللي فات: ${latest} في كل أسبوع.` };
    case 'less':
      return { tone: 'less', text: `أقل من الأسبوع اللي فات: ${both}` };
    case 'nothing':
      return hasBegun ? { tone: 'less', text: 'مفيش دروس خلصت في آخر أسبوعين.' } : null;
  }
}
