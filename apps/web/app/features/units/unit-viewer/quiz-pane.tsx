import { useState } from 'react';
import { BackToLectures } from './back-to-lectures.tsx';
import { BravoPopup } from './bravo-popup.tsx';
import type { LessonPaneProps } from './lesson-pane-props.ts';
import { SubmittedQuiz } from './submitted-quiz.tsx';
import { finishLabel } from './to-lectures.ts';

/**
 * A quiz to be answered, or that it was handed in before it was opened, also where the unit's tree does not know it yet:
 * one that is handed in here tells its result.
 */
export function QuizPane(pane: LessonPaneProps) {
  const [wasSubmitted, setWasSubmitted] = useState(pane.lesson.finished);
  function onFound(): void {
    setWasSubmitted(true);
    pane.onDone();
  }
  return wasSubmitted ? <SubmittedQuiz {...pane} /> : <EmbeddedQuiz {...pane} onFound={onFound} />;
}

/** A finished one leads on after two seconds, unless the student reads the review or stays. */
function EmbeddedQuiz({ onFound, ...pane }: LessonPaneProps & { onFound: () => void }) {
  const { lesson, quiz, videoPath, videoBefore, onDone, onNext, onLeave } = pane;
  const [submitted, setSubmitted] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [over, setOver] = useState(false);
  return (
    <>
      {quiz({
        lessonId: lesson.id,
        back: <BackToLectures look="line" />,
        finishLabel: finishLabel(onNext),
        onFinish: onNext ?? onLeave,
        videoPath,
        videoBefore,
        onSubmitted: () => {
          setSubmitted(true);
          onDone();
        },
        onFound,
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
