import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { dayText } from '../../ui/text/day-text.ts';
import type { Card } from './card.ts';

type Unhanded = Card['unhanded'][number];

/** A card that was kept before it was told how they stand has no word of it. */
type Due = Pick<Unhanded, 'dueAt'> & { readonly stands?: Unhanded['stands'] | undefined };

/** How long it is missing, and whether it can be caught up with, as the student's own gate says. */
export function dueWords({ dueAt, stands }: Due, now: number, digits: DigitStyle): string {
  const days = Math.floor((now - Date.parse(dueAt)) / (24 * 60 * 60 * 1000));
  if (days < 0) return `قدامه لحد ${dayText(new Date(dueAt), new Date(now), digits)}`;
  const day = days === 0 ? 'النهارده' : days === 1 ? 'امبارح' : null;
  if (stands === 'came-late') {
    return `نزل ${day ?? `من ${countedNoun(days, DAY, digits)}`} بعد ما الوحدة اتقفلت عنده، ولسه يقدر يحلّه`;
  }
  const missing = day ? `ناقص، وميعاده كان ${day}` : `ناقص من ${countedNoun(days, DAY, digits)}`;
  return stands === 'ended' ? `${missing}، ولسه يقدر يحلّه` : missing;
}
