import { MARK, MINUTE, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import { RtlTitle } from '../../../../ui/text/bidi.tsx';
import type { StoredQuiz } from '../edited-question.ts';
import type { PaperForm } from './printed-key.tsx';
import { PrintedParts } from './printed-parts.tsx';
import { PrintedQuestion } from './printed-question.tsx';
import './printed-quiz.css';

interface PrintedQuizProps {
  quiz: Pick<StoredQuiz, 'name' | 'version' | 'questions' | 'sections' | 'passages' | 'exam'>;
  teacher: string;
  withKey: boolean;
  digits: DigitStyle;
  /** The form in which it is printed; without one it is the paper as it was written. */
  form?: PaperForm | undefined;
}

/** A quiz on paper, in the copybook's hand: who and when above, the questions in order, nothing after the last. */
export function PrintedQuiz({ quiz, teacher, withKey, digits, form }: PrintedQuizProps) {
  const { name, questions } = quiz;
  const placed = form
    ? form.entries.flatMap(({ at, order }) => (questions[at] ? [{ question: questions[at], order }] : []))
    : questions.map((question) => ({ question, order: undefined }));
  const printed = placed.map(({ question }) => question);
  const inOrder = { ...quiz, questions: printed };
  const marks = printed.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <article
      className="quiz-sheet-a4"
      aria-label={[name, form && `نموذج ${form.letter}`, withKey && 'بالإجابات'].filter(Boolean).join('، ')}
    >
      <header className="quiz-sheet-head">
        <div>
          <h2 className="quiz-sheet-title">
            <RtlTitle>{name}</RtlTitle>
          </h2>
          <p className="quiz-sheet-teacher">
            <RtlTitle>{teacher}</RtlTitle>
          </p>
        </div>
        <p className="quiz-sheet-facts">
          {form && <b className="quiz-sheet-form">نموذج {form.letter}</b>}
          {form && <bdi>نسخة {formatNumber(quiz.version, digits)}</bdi>}
          <bdi>{countedNoun(printed.length, QUESTION, digits)}</bdi>
          <bdi>{countedNoun(marks, MARK, digits)}</bdi>
          {quiz.exam && <bdi>الزمن {countedAlone(quiz.exam.minutes, MINUTE, digits)}</bdi>}
          {withKey && <b>نموذج الإجابة</b>}
        </p>
      </header>
      {!withKey && (
        <p className="quiz-sheet-who">
          <span>الاسم</span>
          <span>المجموعة</span>
          <span>التاريخ</span>
        </p>
      )}
      <ol className="quiz-sheet-questions">
        {placed.map(({ question, order }, at) => (
          <PrintedQuestion
            key={question.id}
            before={<PrintedParts quiz={inOrder} at={at} digits={digits} />}
            question={question}
            place={at + 1}
            order={order}
            withKey={withKey}
            showsWeight={printed.some(({ weight }) => weight !== printed[0]?.weight)}
            digits={digits}
          />
        ))}
      </ol>
    </article>
  );
}
