import { type TwoWeeks, weekChange } from '@hessa/rules/statistics/two-weeks';
import { EXAM, LESSON, VIDEO } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';

export interface WeekWords {
  /** `first`: there is nothing to compare it with. */
  tone: 'better' | 'same' | 'less' | 'first';
  text: string;
}

/** Two servers of different versions answer while a new one is brought out, and a new page may meet the old one. */
type ToldWeeks = Pick<TwoWeeks, 'latest' | 'before'> & Partial<TwoWeeks>;

/**
 * More or fewer than in the week before, with the numbers of both, in videos and in exams as the gauges count them;
 * nothing where nothing was ever finished.
 */
export function weekWords(weeks: ToldWeeks, everDone: number, digits: DigitStyle): WeekWords | null {
  const { exams } = weeks;
  const latest = doneWords(weeks.latest, exams?.latest, digits);
  const before = doneWords(weeks.before, exams?.before, digits);
  const both = `${latest} في آخر أسبوع، وقبلها ${before}.`;
  switch (weekChange(weeks)) {
    case 'better':
      if (weeks.before === 0 && everDone <= weeks.latest) return { tone: 'first', text: `في أول أسبوع: ${latest}.` };
      return { tone: 'better', text: `أكتر من الأسبوع اللي فات: ${both}` };
    case 'same':
      return {
        tone: 'same',
        text: `زي الأسبوع اللي فات: ${latest === before ? `${latest} في كل أسبوع.` : both}`,
      };
    case 'less':
      return { tone: 'less', text: `أقل من الأسبوع اللي فات: ${both}` };
    case 'nothing':
      return everDone > 0 ? { tone: 'less', text: 'مفيش فيديو ولا امتحان خلص في آخر أسبوعين.' } : null;
  }
}

/** Without its exams where a server of the version before has answered: what was done is then lessons. */
function doneWords(all: number, exams: number | undefined, digits: DigitStyle): string {
  if (all === 0) return 'ولا حاجة';
  if (exams === undefined) return countedAlone(all, LESSON, digits);
  const videos = all - exams;
  if (exams === 0) return countedAlone(videos, VIDEO, digits);
  if (videos === 0) return countedAlone(exams, EXAM, digits);
  return `${countedNoun(videos, VIDEO, digits)} و${countedNoun(exams, EXAM, digits)}`;
}
