import { useState } from 'react';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { BravoPopup } from './bravo-popup.tsx';
import type { LessonPaneProps } from './lesson-pane-props.ts';
import { SubmittedQuiz } from './submitted-quiz.tsx';
import { finishLabel, TO_LECTURES } from './to-lectures.ts';

/** A quiz to be answered, or that it was handed in before it was opened: one that is handed in here tells its result. */
export function QuizPane(pane: LessonPaneProps) {
  const [wasSubmitted] = useState(pane.lesson.finished);
  return wasSubmitted ? <SubmittedQuiz {...pane} /> : <EmbeddedQuiz {...pane} />;
}

/** A finished one leads on after two seconds, unless the student reads the review or stays. */
function EmbeddedQuiz({ lesson, quiz, videoPath, videoBefore, onDone, onNext, onLeave }: LessonPaneProps) {
  const [submitted, setSubmitted] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [over, setOver] = useState(false);
  return (
    <>
      {quiz({
        lessonId: lesson.id,
        back: (
          <ButtonLink look="line" to={TO_LECTURES.to}>
            {TO_LECTURES.label}
          </ButtonLink>
        ),
        finishLabel: finishLabel(onNext),
        onFinish: onNext ?? onLeave,
        videoPath,
        videoBefore,
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
