import { useId } from 'react';
import { answerLetter } from '../answer-letter.ts';
import { QuestionWords } from '../question-words.tsx';
import '../quiz-option.css';

interface ChoiceAnswersProps {
  input: 'radio' | 'checkbox';
  answers: readonly { readonly text: string }[];
  picked: readonly number[];
  isArabic: boolean;
  /** What stands before each in the place of its letter. */
  signs?: readonly string[];
  disabled: boolean;
  onPress: (place: number) => void;
}

/** The choices of a question, of which one or several are picked. */
export function ChoiceAnswers({ input, answers, picked, isArabic, signs, disabled, onPress }: ChoiceAnswersProps) {
  const name = useId();
  return (
    <div className="quiz-options">
      {answers.map(({ text }, at) => (
        <label
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          key={at}
          className={`quiz-option${picked.includes(at) ? ' quiz-option-picked' : ''}${input === 'checkbox' ? ' quiz-option-box' : ''}`}
        >
          <input
            type={input}
            className="unseen"
            name={name}
            checked={picked.includes(at)}
            onChange={() => !disabled && onPress(at)}
          />
          <span className="quiz-letter" aria-hidden="true">
            {signs?.[at] ?? answerLetter(at, isArabic)}
          </span>
          <span dir="auto">
            <QuestionWords text={text} />
          </span>
        </label>
      ))}
    </div>
  );
}
