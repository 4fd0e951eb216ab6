import { useState } from 'react';
import { BravoPopup } from './bravo-popup.tsx';
import type { LessonPaneProps } from './lesson-pane-props.ts';
import { SubmittedQuiz } from './submitted-quiz.tsx';
import { backToLectures } from './unit-trouble.tsx';

/** A quiz to be answered, or that it was handed in before. */
export function QuizPane(pane: LessonPaneProps) {
  const { lesson, finishedHere, digits, onNext } = pane;
  const [wasSubmitted] = useState(lesson.finished);
  if (wasSubmitted || (lesson.finished && !finishedHere)) {
    return <SubmittedQuiz lessonId={lesson.id} name={lesson.name} digits={digits} onNext={onNext} />;
  }
  return <EmbeddedQuiz {...pane} />;
}

/** A finished one leads on after two seconds, unless the student reads the review or stays. */
function EmbeddedQuiz({ lesson, quiz, onDone, onNext, onLeave }: LessonPaneProps) {
  const [submitted, setSubmitted] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [over, setOver] = useState(false);
  return (
    <>
      {quiz({
        lessonId: lesson.id,
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
