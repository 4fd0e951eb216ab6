import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Bubble, Bubbles } from '../../ui/lesson/bubbles.tsx';
import { firstOpen } from './use-quiz-answers.ts';

export interface QuestionBubblesProps {
  answers: readonly (Answer | null)[];
  index: number;
  digits: DigitStyle;
  onGoTo: (index: number) => void;
}

/** The way to any question that is answered, and to the one next in turn. */
export function QuestionBubbles({ answers, index, digits, onGoTo }: QuestionBubblesProps) {
  const open = firstOpen(answers);
  return (
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
  );
}
