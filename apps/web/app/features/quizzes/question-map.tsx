import { Dialog } from '../../ui/notices/dialog.tsx';
import { QuestionBubbles, type QuestionBubblesProps } from './question-bubbles.tsx';

/** All the questions of a long quiz at a glance. */
export function QuestionMap({ onClose, ...bubbles }: QuestionBubblesProps & { onClose: () => void }) {
  return (
    <Dialog title="كل الأسئلة" onClose={onClose}>
      <div className="quiz-map">
        <QuestionBubbles {...bubbles} />
      </div>
    </Dialog>
  );
}
