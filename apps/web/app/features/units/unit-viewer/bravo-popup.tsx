import { TIMINGS } from '@hessa/rules/site/timings';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import './bravo-popup.css';

interface BravoPopupProps {
  /** Two seconds later. */
  onOver: () => void;
  /** Stays with the result; left out where nothing would move anyway. */
  onStay?: (() => void) | undefined;
}

/**
 * A word for having finished the unit's quiz, whatever it earned: the score is the paper's to say. It lets presses
 * through, so that the review can still be opened.
 */
export function BravoPopup({ onOver, onStay }: BravoPopupProps) {
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
          <small>خلصت الامتحان</small>
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
