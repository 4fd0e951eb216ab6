import { TIMINGS } from '@hessa/rules/site/timings';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import './bravo-popup.css';

interface BravoPopupProps {
  score: number;
  digits: DigitStyle;
  /** Two seconds later. */
  onOver: () => void;
  /** Stays with the result; left out where nothing would move anyway. */
  onStay?: (() => void) | undefined;
}

/** A word for whoever finished the unit's quiz. It lets presses through, so that the review can still be opened. */
export function BravoPopup({ score, digits, onOver, onStay }: BravoPopupProps) {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(over, TIMINGS.unitQuizPopup);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="bravo">
      <div className="bravo-sheet">
        <p className="bravo-word" role="status">
          برافوووو
          <small>
            جبت <bdi dir="rtl">{formatPercent(score, digits)}</bdi>
          </small>
        </p>
        {onStay && (
          <Button look="soft" size="small" onClick={onStay}>
            استنى، خليني هنا
          </Button>
        )}
      </div>
    </div>
  );
}
