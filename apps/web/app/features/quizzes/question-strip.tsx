import { Suspense, useState } from 'react';
import { latePart } from '../../offline/late-part.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { QuestionBubbles, type QuestionBubblesProps } from './question-bubbles.tsx';

const QuestionMap = latePart(async () => (await import('./question-map.tsx')).QuestionMap);

/** A longer row of bubbles would push the question off a phone. */
const MOST_BUBBLES = 20;

export async function bringMap(questions: number): Promise<void> {
  if (questions > MOST_BUBBLES) await QuestionMap.bring();
}

/** The bubble sheet over the question; of a long quiz a bar, with the sheet folded away behind a button. */
export function QuestionStrip({ percent, ...bubbles }: QuestionBubblesProps & { percent: number }) {
  const [open, setOpen] = useState(false);
  if (bubbles.answers.length <= MOST_BUBBLES) {
    return (
      <nav className="quiz-strip" aria-label="الأسئلة">
        <QuestionBubbles {...bubbles} />
      </nav>
    );
  }
  return (
    <div className="quiz-strip quiz-strip-long">
      <ProgressBar percent={percent} label="وصلت لحد فين في الامتحان" />
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        كل الأسئلة
      </Button>
      {open && (
        <Suspense>
          <QuestionMap
            {...bubbles}
            onClose={() => setOpen(false)}
            onGoTo={(at) => {
              setOpen(false);
              bubbles.onGoTo(at);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
