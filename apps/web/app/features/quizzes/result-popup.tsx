import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { TIMINGS } from '@hessa/rules/site/timings';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useState } from 'react';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import './result-popup.css';

/** The news, over the marked paper for two seconds; a press sends it away sooner. */
export function ResultPopup({ score, digits }: { score: number; digits: DigitStyle }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), TIMINGS.quizPopup);
    const away = () => setOpen(false);
    addEventListener('pointerdown', away);
    addEventListener('keydown', away);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', away);
    };
  }, []);
  if (!open) return null;
  return (
    <div className="result-popup" role="status">
      <div className="result-popup-card">
        <PenMark mark="tick" />
        <b>تم إنهاء الاختبار!</b>
        <span className="result-popup-score">
          درجتك <bdi dir="rtl">{paperPercentText(score, digits)}</bdi>
        </span>
      </div>
    </div>
  );
}
