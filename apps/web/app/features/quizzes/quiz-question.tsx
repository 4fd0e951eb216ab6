import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { useArrivalFocus } from '../../ui/controls/use-arrival-focus.ts';
import { isArabic } from './answer-letter.ts';
import { playerOf } from './kinds/question-players.ts';
import { QuestionMarks } from './question-marks.tsx';
import { QuestionPicture } from './question-picture.tsx';
import { QuestionText } from './question-text.tsx';
import type { Question } from './quiz-paper.ts';

interface QuizQuestionProps {
  question: Question;
  answer: Answer | null;
  /** What it counts for, where questions weigh differently. */
  marks: string | null;
  /** «السؤال n من m»: said before the question itself. */
  titleId: string;
  disabled: boolean;
  findKeptPicture: () => Promise<string | null>;
  onAnswer: (answer: Answer) => void;
  /** Beside what is to be done: a flag to come back by. */
  tools?: ReactNode;
}

/** A question takes the direction of its own words. It takes the focus as it appears, and is read out. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, answer, marks, titleId, disabled, findKeptPicture, onAnswer, tools } = props;
  const { hint, role, pieces, picked, fillsGap, drawsWords, Answers } = playerOf(question);
  const textId = useId();
  const group = useRef<HTMLDivElement>(null);
  const arabic = isArabic(question.text);
  const together = (words: readonly string[]) => words.join(arabic ? '، ' : ', ');
  const all = fillsGap ? pieces(question) : [];
  const chosen = answer === null || !fillsGap ? [] : picked(answer).map((place) => all[place] ?? '');

  useArrivalFocus(group);

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that a kind may have take a label
    <div
      ref={group}
      className="quiz-question"
      role={role}
      aria-labelledby={`${titleId} ${textId}`}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
    >
      <p className="quiz-hint">
        <span>{hint}</span>
        {marks && <QuestionMarks words={marks} />}
        {tools}
      </p>
      <div dir="auto" lang={arabic ? undefined : 'en'}>
        <p className="quiz-text" id={textId} hidden={drawsWords}>
          <QuestionText
            text={question.text}
            answer={chosen.length === 0 ? null : together(chosen)}
            fillings={fillsGap === 'all' ? [together(all)] : all}
          />
        </p>
        {question.imageUrl && <QuestionPicture src={question.imageUrl} findKept={findKeptPicture} />}
        <Suspense>
          <Answers question={question} answer={answer} isArabic={arabic} disabled={disabled} onAnswer={onAnswer} />
        </Suspense>
      </div>
    </div>
  );
}
