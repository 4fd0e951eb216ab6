import { type ReactNode, useState } from 'react';
import { BravoPopup } from './bravo-popup.tsx';
import type { UnitQuizSlot } from './unit-slots.ts';
import { backToLectures } from './unit-trouble.tsx';

/** The quiz as the pane asks for it; whoever knows the time puts its line in. */
export type QuizInPane = (slot: Omit<UnitQuizSlot, 'footLine'>) => ReactNode;

interface QuizPaneProps {
  lessonId: number;
  quiz: QuizInPane;
  onDone: () => void;
  /** Null on the last lesson. */
  onNext: (() => void) | null;
  onLeave: () => void;
}

/** The embedded quiz. A finished one leads on after two seconds, unless the student reads the review or stays. */
export function QuizPane({ lessonId, quiz, onDone, onNext, onLeave }: QuizPaneProps) {
  const [submitted, setSubmitted] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [over, setOver] = useState(false);
  return (
    <>
      {quiz({
        lessonId,
        back: backToLectures,
        finishLabel: onNext ? 'إنهاء والدرس التالي' : 'العودة لمحاضراتي',
        onFinish: onNext ?? onLeave,
        onSubmitted: () => {
          setSubmitted(true);
          onDone();
        },
        onReview: setReviewing,
      })}
      {submitted && !over && !reviewing && (
        <BravoPopup
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
