import { PAPER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
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
  /** Nobody sits in an exam by another version than the one that was begun. */
  isExam: boolean;
  refresh: () => Promise<void>;
}

type Miss = Item['misses'][number];

/**
 * What students wrote into gaps and got nothing for: what was right all along is taken by one press, and given back by
 * one.
 */
export function GapMisses({ lessonId, item, digits, isExam, refresh }: GapMissesProps) {
  const { busy, refusal, send } = useSending();
  const [pressed, setPressed] = useState<Miss | null>(null);
  const gaps = new Set(item.misses.map(({ gap }) => gap)).size > 1 || item.choices.length > 1;
  const isSame = (miss: Miss) => miss.gap === pressed?.gap && miss.words === pressed.words;
  const accept = (miss: Miss, isAccepted: boolean) =>
    send(async () => {
      const { gap, words } = miss;
      setPressed(miss);
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
            {miss.isAccepted !== null && (
              <span className="gap-miss-taken">
                {miss.isAccepted && <Badge tone="right">بقت صح</Badge>}
                <Button
                  look={miss.isAccepted ? 'quiet' : 'line'}
                  size="small"
                  busy={busy && isSame(miss)}
                  onClick={() => void accept(miss, !miss.isAccepted)}
                >
                  {miss.isAccepted ? 'رجّعها غلط' : 'احسبها صح'}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!isExam && item.misses.some(({ isAccepted }) => isAccepted !== null) && (
        <p className="muted">اللي فاتح الامتحان دلوقتي هيتطلب منه يجاوب تاني.</p>
      )}
      {item.misses.some(({ isAccepted }) => isAccepted) && (
        <p className="muted">درجات اللي سلّموا زي ما هي لحد ما تشوف الفرق وتعيد التصحيح.</p>
      )}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </div>
  );
}
