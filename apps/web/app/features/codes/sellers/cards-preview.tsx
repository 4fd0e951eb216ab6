import type { Reply } from '@hessa/contract/client';
import { CARD } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { skippedWords } from './skipped-words.ts';

type Seen = Reply<'GET /api/teach/code-sellers/{sellerId}/cards'>['data'];

interface CardsPreviewProps {
  seen: Seen;
  digits: DigitStyle;
  /** What they cost, one and all, and who owes it when. */
  worth: string;
}

/** What the step will do, or what stands in its way, before anybody presses. */
export function CardsPreview({ seen, digits, worth }: CardsPreviewProps) {
  if (seen.obstacles.length > 0) {
    return (
      <div className="cards-obstacles">
        {seen.obstacles.map((obstacle) => {
          const { title, wayOn } = obstacleWords(obstacle);
          return (
            <Note key={title} tone="warn" title={title} still>
              {obstacle.serials}
              <p>{wayOn}</p>
            </Note>
          );
        })}
      </div>
    );
  }
  if (seen.moving === 0) return <Note tone="warn" still title="ولا كارت من دول محتاج الخطوة دي" />;
  return (
    <p className="cards-preview">
      {countedNoun(seen.moving, CARD, digits)} من{' '}
      {seen.batches.slice(0, 3).map(({ title, madeAt, count, pricePiastres }, at) => (
        <span key={`${madeAt} ${pricePiastres}`}>
          {at > 0 && '، و'}«<RtlTitle>{title}</RtlTitle>»
          {isNamedTwice(seen, title) && ` بتاعة ${shortDate(madeAt, digits)} (${countedNoun(count, CARD, digits)})`}
        </span>
      ))}
      {seen.batches.length > 3 && ' وغيرهم'}. <b>{worth}</b>
      {seen.staying.count > 0 && ` ${skippedWords(seen.staying.serials)}`}
    </p>
  );
}

/** Batches of one name are told apart by their day and how many cards of each there are. */
const isNamedTwice = ({ batches }: Seen, name: string) => batches.filter(({ title }) => title === name).length > 1;

/** All the cards or none: which of them stop the others, and how to go on. */
function obstacleWords({ why, sellerName }: Seen['obstacles'][number]): { title: string; wayOn: string } {
  switch (why) {
    case 'held-by-another':
      return {
        title: `الكروت دي مع ${sellerName}`,
        wayOn: `خد مرتجعها من ${sellerName} الأول، أو اكتب أرقام من غيرها.`,
      };
    case 'not-held':
      return { title: 'الكروت دي مش مع البيّاع ده', wayOn: 'اكتب أرقام اللي معاه بس.' };
    case 'sold':
      return {
        title: 'الكروت دي متسجّل إنها اتباعت',
        wayOn: 'اكتب أرقام اللي لسه ما اتباعش، أو ارجع في بيعها الأول.',
      };
    case 'unknown':
      return { title: 'مفيش كروت بالأرقام دي', wayOn: 'راجع الأرقام المطبوعة على الكروت.' };
  }
}
