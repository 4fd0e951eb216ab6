import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Bubble, Bubbles } from '../../ui/bubbles.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { firstOpen } from './use-quiz-answers.ts';

/** A longer row of bubbles would push the question off a phone. */
const MOST_BUBBLES = 20;

interface QuestionStripProps {
  answers: readonly (number | null)[];
  index: number;
  percent: number;
  digits: DigitStyle;
  onGoTo: (index: number) => void;
}

/** The bubble sheet: where the student is, and the way to any question answered so far or next in turn. */
export function QuestionStrip({ answers, index, percent, digits, onGoTo }: QuestionStripProps) {
  const open = firstOpen(answers);
  if (answers.length > MOST_BUBBLES) {
    return (
      <div className="quiz-strip">
        <ProgressBar percent={percent} label="وصلت لحد فين في الاختبار" />
      </div>
    );
  }
  return (
    <nav className="quiz-strip" aria-label="الأسئلة">
      <Bubbles label="ورقة الإجابة">
        {answers.map((answer, at) => (
          <Bubble
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            key={at}
            state={answer === null ? 'empty' : 'filled'}
            current={at === index}
            onPress={at !== index && (answer !== null || at === open) ? () => onGoTo(at) : undefined}
          >
            {formatNumber(at + 1, digits)}
          </Bubble>
        ))}
      </Bubbles>
    </nav>
  );
}
