import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { formatCount } from '@hessa/rules/text/count';
import { MARK, MINUTE, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun, nounAfter } from '@hessa/rules/text/plural';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import type { ExamPaper } from './exam-paper.ts';
import { countsSeconds, minutesAndSeconds } from './time-left.ts';

interface ExamHandInProps {
  questions: ExamPaper['questions'];
  answers: readonly (Answer | null)[];
  leftMs: number;
  digits: DigitStyle;
  onGoTo: (index: number) => void;
  onHandIn: () => void;
  onClose: () => void;
}

/** Asked before a paper is given away: what is empty on it is named, and one press away. */
export function ExamHandIn({ questions, answers, leftMs, digits, onGoTo, onHandIn, onClose }: ExamHandInProps) {
  const empty = answers.flatMap((answer, at) => (answer === null ? [at] : []));
  const marks = empty.reduce((sum, at) => sum + (questions[at]?.weight ?? 0), 0);
  const done = answers.length - empty.length;
  const minutes = Math.ceil(leftMs / 60_000);
  const [first] = empty;
  return (
    <Dialog title="تسلّم الورقة؟" onClose={onClose}>
      <p>بعد التسليم مفيش تغيير في الإجابات.</p>
      <dl className="exam-sum">
        <Sum count={formatCount(done, digits)} words="اتحل" />
        <Sum count={formatCount(empty.length, digits)} words="فاضي" />
        {countsSeconds(leftMs) ? (
          <Sum count={minutesAndSeconds(leftMs, digits)} words="باقي" />
        ) : (
          <Sum count={formatNumber(minutes, digits)} words={`${nounAfter(minutes, MINUTE)} باقية`} />
        )}
      </dl>
      {first !== undefined && (
        <>
          <p className="exam-gaps-title">
            فاضل {countedNoun(empty.length, QUESTION, digits)} من غير إجابة، عليهم {countedNoun(marks, MARK, digits)}:
          </p>
          <ul className="bubbles exam-bubbles exam-gaps" aria-label="الأسئلة الفاضية">
            {empty.map((at) => (
              <li key={at}>
                <button type="button" className="bubble bubble-empty" onClick={() => onGoTo(at)}>
                  <span className="unseen">السؤال </span>
                  {formatNumber(at + 1, digits)}
                </button>
              </li>
            ))}
            <li className="muted">دوس على الرقم تروح له</li>
          </ul>
          <Button wide onClick={() => onGoTo(first)}>
            ارجع للأسئلة الفاضية
          </Button>
        </>
      )}
      <Button look={first === undefined ? 'solid' : 'line'} wide onClick={onHandIn}>
        {first === undefined ? 'سلّم الورقة' : 'سلّم الورقة كده'}
      </Button>
    </Dialog>
  );
}

function Sum({ count, words }: { count: string; words: string }) {
  return (
    <div>
      <dd>{count}</dd>
      <dt>{words}</dt>
    </div>
  );
}
