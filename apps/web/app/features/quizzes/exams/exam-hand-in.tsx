import { clockMinutes } from '@hessa/rules/quizzes/exams/sitting-time';
import { isUnfinished } from '@hessa/rules/quizzes/kinds/is-unfinished';
import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { formatCount } from '@hessa/rules/text/count';
import { MARK, MINUTE, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun, nounAfter } from '@hessa/rules/text/plural';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { useSecondPress } from '../../../ui/controls/use-second-press.ts';
import { countsSeconds, minutesAndSeconds } from '../../../ui/lesson/exam-time-left.ts';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { playerOf } from '../kinds/question-players.ts';
import type { ExamPaper } from './exam-paper.ts';
import './exam-hand-in.css';

interface ExamHandInProps {
  questions: ExamPaper['questions'];
  answers: readonly (Answer | null)[];
  flags: readonly number[];
  leftMs: number;
  digits: DigitStyle;
  onGoTo: (index: number) => void;
  onHandIn: () => void;
  onClose: () => void;
}

/** Asked before a paper is given away: what is empty, half done or to come back to is named, and one press away. */
export function ExamHandIn(props: ExamHandInProps) {
  const { questions, answers, flags, leftMs, digits, onGoTo, onHandIn, onClose } = props;
  const empty = answers.flatMap((answer, at) => (answer === null ? [at] : []));
  const half = questions.flatMap((question, at) =>
    isUnfinished(playerOf(question).parts?.(question) ?? 1, answers[at]) ? [at] : [],
  );
  const flagged = [...flags].sort((one, other) => one - other);
  const marks = empty.reduce((sum, at) => sum + (questions[at]?.weight ?? 0), 0);
  const done = answers.length - empty.length;
  const minutes = clockMinutes(leftMs);
  const isOne = empty.length === 1;
  const first = empty[0] ?? half[0];
  const list = { digits, onGoTo };
  const { isSecond } = useSecondPress(true);
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
      <Places {...list} name={isOne ? 'السؤال الفاضي' : 'الأسئلة الفاضية'} places={empty}>
        فاضل {countedNoun(empty.length, QUESTION, digits)} من غير إجابة، {isOne ? 'عليه' : 'عليهم'}{' '}
        {countedNoun(marks, MARK, digits)}:
      </Places>
      <Places {...list} name="أسئلة ناقصة" places={half}>
        {countedNoun(half.length, QUESTION, digits)} {half.length === 1 ? 'حلّه لسه ناقص' : 'حلّهم لسه ناقص'}:
      </Places>
      <Places {...list} name="أسئلة هترجع لها" places={flagged}>
        علّمت على {countedNoun(flagged.length, QUESTION, digits)} {flagged.length === 1 ? 'ترجع له' : 'ترجع لهم'}:
      </Places>
      {first !== undefined && (
        <Button wide onClick={() => onGoTo(first)}>
          {backWords(empty.length, half.length)}
        </Button>
      )}
      <Button look={first === undefined ? 'solid' : 'line'} wide onClick={(press) => isSecond(press) || onHandIn()}>
        {first === undefined ? 'سلّم الورقة' : 'سلّم الورقة كده'}
      </Button>
    </Dialog>
  );
}

function backWords(empty: number, half: number): string {
  if (empty > 0) return empty === 1 ? 'ارجع للسؤال الفاضي' : 'ارجع للأسئلة الفاضية';
  return half === 1 ? 'كمّل السؤال الناقص' : 'كمّل الأسئلة الناقصة';
}

interface PlacesProps {
  name: string;
  places: readonly number[];
  digits: DigitStyle;
  onGoTo: (index: number) => void;
  children: ReactNode;
}

/** Questions by their numbers, each a press that leads to it; nothing where there are none. */
function Places({ name, places, digits, onGoTo, children }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <>
      <p className="exam-gaps-title">{children}</p>
      <ul className="bubbles exam-bubbles exam-gaps" aria-label={name}>
        {places.map((at) => (
          <li key={at}>
            <button type="button" className="bubble bubble-empty" onClick={() => onGoTo(at)}>
              <span className="unseen">السؤال </span>
              {formatNumber(at + 1, digits)}
            </button>
          </li>
        ))}
        <li className="muted">دوس على الرقم تروح له</li>
      </ul>
    </>
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
