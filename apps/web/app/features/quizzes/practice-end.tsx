import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useArrivalFocus } from '../../ui/controls/use-arrival-focus.ts';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';

interface PracticeEndProps {
  right: number;
  total: number;
  digits: DigitStyle;
  /** Null when everything was right. */
  onAgain: (() => void) | null;
  onLeave: () => void;
}

/** How a round went: a count, never a mark. */
export function PracticeEnd({ right, total, digits, onAgain, onLeave }: PracticeEndProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useArrivalFocus(sheet);
  return (
    <div className="quiz-body">
      <Sheet ref={sheet} className="practice-end" tabIndex={-1}>
        <PenMark mark={onAgain ? 'half' : 'tick'} />
        <p className="practice-end-word">
          {right === 0 && 'لسه محتاجة شوية'}
          {right > 0 && right < total && (
            <bdi>
              {formatNumber(right, digits)} صح من {countedNoun(total, QUESTION, digits)}
            </bdi>
          )}
          {right === total && 'كله صح، برافو عليك!'}
        </p>
        <p>التدريب ده ليك إنت: مش بيتحسب في درجاتك، ومحدش بيشوفه.</p>
        {onAgain && (
          <Button wide onClick={onAgain}>
            جرّب اللي لسه غلط
          </Button>
        )}
        <Button wide look={onAgain ? 'line' : 'solid'} onClick={onLeave}>
          ارجع لورقتك
        </Button>
      </Sheet>
    </div>
  );
}
