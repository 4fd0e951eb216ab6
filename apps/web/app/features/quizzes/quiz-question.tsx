import { useEffect, useId, useRef } from 'react';
import { answerLetter, isArabic } from './answer-letter.ts';
import { QuestionPicture } from './question-picture.tsx';
import { QuestionText } from './question-text.tsx';
import type { Question } from './quiz-paper.ts';
import './quiz-option.css';

interface QuizQuestionProps {
  question: Question;
  chosen: number | null;
  /** «السؤال n من m»: said before the question itself. */
  titleId: string;
  disabled: boolean;
  findKeptPicture: () => Promise<string | null>;
  onChoose: (choice: number) => void;
}

/** A question takes the direction of its own words. It takes the focus as it appears, and is read out. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, chosen, titleId, disabled, findKeptPicture, onChoose } = props;
  const textId = useId();
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const arabic = isArabic(question.text);

  useEffect(() => {
    group.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);

  return (
    <div
      ref={group}
      className="quiz-question"
      role="radiogroup"
      aria-labelledby={`${titleId} ${textId}`}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
    >
      <p className="quiz-hint">اختار الإجابة الصح</p>
      <div dir="auto" lang={arabic ? undefined : 'en'}>
        <p className="quiz-text" id={textId}>
          <QuestionText
            text={question.text}
            answer={chosen === null ? null : (question.answers[chosen]?.text ?? null)}
          />
        </p>
        {question.imageUrl && <QuestionPicture src={question.imageUrl} findKept={findKeptPicture} />}
        <div className="quiz-options">
          {question.answers.map(({ text }, at) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
              key={at}
              className={at === chosen ? 'quiz-option quiz-option-picked' : 'quiz-option'}
            >
              <input
                type="radio"
                className="unseen"
                name={name}
                checked={at === chosen}
                onChange={() => !disabled && onChoose(at)}
              />
              <span className="quiz-letter" aria-hidden="true">
                {answerLetter(at, arabic)}
              </span>
              <span dir="auto">{text}</span>
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}
