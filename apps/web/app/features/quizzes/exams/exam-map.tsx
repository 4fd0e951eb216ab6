import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import '../../../ui/lesson/bubbles.css';

interface ExamMapProps {
  answers: readonly (Answer | null)[];
  flags: readonly number[];
  index: number;
  digits: DigitStyle;
  onGoTo: (index: number) => void;
}

/** Every question as a bubble that leads to it: answered, empty, and to come back to. */
export function ExamBubbles({ answers, flags, index, digits, onGoTo }: ExamMapProps) {
  return (
    <ol className="bubbles exam-bubbles" aria-label="ورقة الإجابة">
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
        <li key={at}>
          <button
            type="button"
            className={`bubble bubble-${answer === null ? 'empty' : 'filled'}${flags.includes(at) ? ' exam-flagged' : ''}`}
            aria-current={at === index ? 'step' : undefined}
            onClick={() => onGoTo(at)}
          >
            {formatNumber(at + 1, digits)}
            <span className="unseen">
              {answer === null ? ' فاضي' : ' اتحل'}
              {flags.includes(at) && '، هترجع له'}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface MapDialogProps extends ExamMapProps {
  onClose: () => void;
  onHandIn: () => void;
}

export function ExamMap({ onClose, onHandIn, ...map }: MapDialogProps) {
  const { answers, flags, digits } = map;
  const empty = answers.filter((answer) => answer === null).length;
  return (
    <Dialog title="كل الأسئلة" onClose={onClose}>
      <p className="exam-legend">
        <span>
          <i className="bubble bubble-filled" aria-hidden="true" /> اتحل: {formatNumber(answers.length - empty, digits)}
        </span>
        <span>
          <i className="bubble bubble-empty" aria-hidden="true" /> فاضي: {formatNumber(empty, digits)}
        </span>
        <span>
          <i className="exam-flag" aria-hidden="true" /> هترجع له: {formatNumber(flags.length, digits)}
        </span>
      </p>
      <ExamBubbles {...map} />
      <Button look="line" wide onClick={onHandIn}>
        سلّم الورقة
      </Button>
    </Dialog>
  );
}
