import { PAPER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { Item } from './item-analysis.tsx';
import './gap-misses.css';

interface GapMissesProps {
  lessonId: number;
  item: Item;
  digits: DigitStyle;
  refresh: () => Promise<void>;
}

type Miss = Item['misses'][number];

/** What students wrote into gaps and got nothing for: what was right all along is taken by one press, and given back by one. */
export function GapMisses({ lessonId, item, digits, refresh }: GapMissesProps) {
  const { busy, refusal, send } = useSending();
  const gaps = new Set(item.misses.map(({ gap }) => gap)).size > 1 || item.choices.length > 1;
  const accept = ({ gap, words }: Miss, isAccepted: boolean) =>
    send(async () => {
      await call('PUT /api/teach/quizzes/{lessonId}/spelling', {
        params: { lessonId },
        body: { question: item.identity, gap, words, isAccepted },
      });
      await refresh();
    });
  return (
    <div className="gap-misses">
      <h3>كتبوا كده وما اتحسبش</h3>
      <ul>
        {item.misses.map((miss) => (
          <li key={`${miss.gap} ${miss.words}`} className="gap-miss">
            <bdi dir="auto" className="gap-miss-words">
              {miss.words}
            </bdi>
            <span className="muted">
              {gaps && `الفراغ ${formatNumber(miss.gap + 1, digits)}، `}
              {countedNoun(miss.papers, PAPER, digits)}
            </span>
            {miss.isAccepted === false && (
              <Button look="line" size="small" disabled={busy} onClick={() => void accept(miss, true)}>
                احسبها صح
              </Button>
            )}
            {miss.isAccepted && (
              <span className="gap-miss-taken">
                <Badge tone="right">بقت صح</Badge>
                <Button look="quiet" size="small" disabled={busy} onClick={() => void accept(miss, false)}>
                  رجّعها غلط
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {item.misses.some(({ isAccepted }) => isAccepted) && (
        <p className="muted">درجات اللي سلّموا زي ما هي لحد ما تشوف الفرق وتعيد التصحيح.</p>
      )}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </div>
  );
}
