import type { Reply } from '@hessa/contract/client';
import { CARD } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Note } from '../../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../../ui/text/bidi.tsx';

type Seen = Reply<'GET /api/teach/code-sellers/{sellerId}/cards'>['data'];

interface CardsPreviewProps {
  seen: Seen;
  digits: DigitStyle;
  /** What they cost, one and all, and who owes it when. */
  worth: string;
}

/** What the step will do, or what stands in its way, before anybody presses. */
export function CardsPreview({ seen, digits, worth }: CardsPreviewProps) {
  const [obstacle] = seen.obstacles;
  if (obstacle) {
    return (
      <Note tone="warn" title={obstacleWords(obstacle)} still>
        <Ltr>{obstacle.serials}</Ltr>
      </Note>
    );
  }
  if (seen.moving === 0) return <Note tone="warn" still title="ولا كارت من دول محتاج الخطوة دي" />;
  return (
    <p className="cards-preview">
      {countedNoun(seen.moving, CARD, digits)} من{' '}
      {seen.batches.slice(0, 3).map(({ title, pricePiastres }, at) => (
        <span key={`${title} ${pricePiastres}`}>
          {at > 0 && ' و'}«<RtlTitle>{title}</RtlTitle>»
        </span>
      ))}
      {seen.batches.length > 3 && ' وغيرهم'}. <b>{worth}</b>
      {seen.staying > 0 && ` ${staying(seen.staying, digits)}`}
    </p>
  );
}

function staying(count: number, digits: DigitStyle): string {
  return `وهنسيب ${countedNoun(count, CARD, digits)}: اتفعّل أو اتلغى أو متسجّل قبل كده.`;
}

function obstacleWords({ why, sellerName }: Seen['obstacles'][number]): string {
  switch (why) {
    case 'held-by-another':
      return `الكروت دي مع ${sellerName}`;
    case 'not-held':
      return 'الكروت دي مش مع البيّاع ده';
    case 'sold':
      return 'الكروت دي متسجّل إنها اتباعت';
    case 'unknown':
      return 'مفيش كروت بالأرقام دي';
  }
}
