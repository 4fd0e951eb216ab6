import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { BravoPopup } from './bravo-popup.tsx';
import type { UnitSlots } from './unit-slots.ts';
import { backToLectures } from './unit-trouble.tsx';

interface QuizPaneProps {
  lessonId: number;
  digits: DigitStyle;
  quiz: UnitSlots['quiz'];
  onDone: () => void;
  /** Null on the last lesson. */
  onNext: (() => void) | null;
  onLeave: () => void;
}

/** The embedded quiz. A finished one leads on after two seconds, unless the student reads the review or stays. */
export function QuizPane({ lessonId, digits, quiz, onDone, onNext, onLeave }: QuizPaneProps) {
  const [score, setScore] = useState<number | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const [over, setOver] = useState(false);
  return (
    <>
      {quiz({
        lessonId,
        back: backToLectures,
        finishLabel: onNext ? 'إنهاء والدرس التالي' : 'العودة لمحاضراتي',
        onFinish: onNext ?? onLeave,
        onSubmitted: (result) => {
          setScore(result.score);
          onDone();
        },
        onReview: setReviewing,
      })}
      {score !== null && !over && !reviewing && (
        <BravoPopup
          score={score}
          digits={digits}
          onStay={onNext ? () => setOver(true) : undefined}
          onOver={() => {
            setOver(true);
            onNext?.();
          }}
        />
      )}
    </>
  );
}
