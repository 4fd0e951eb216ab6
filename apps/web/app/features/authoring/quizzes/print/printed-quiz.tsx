import { MARK, QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { RtlTitle } from '../../../../ui/text/bidi.tsx';
import type { StoredQuiz } from '../edited-question.ts';
import { PrintedParts } from './printed-parts.tsx';
import { PrintedQuestion } from './printed-question.tsx';
import './printed-quiz.css';

interface PrintedQuizProps {
  quiz: Pick<StoredQuiz, 'name' | 'questions' | 'sections' | 'passages'>;
  teacher: string;
  withKey: boolean;
  digits: DigitStyle;
}

/** A quiz on paper, in the copybook's hand: who and when above, the questions in order, nothing after the last. */
export function PrintedQuiz({ quiz, teacher, withKey, digits }: PrintedQuizProps) {
  const { name, questions } = quiz;
  const marks = questions.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <article className="quiz-sheet-a4" aria-label={withKey ? `${name}، بالإجابات` : name}>
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
          <bdi>{countedNoun(questions.length, QUESTION, digits)}</bdi>
          <bdi>{countedNoun(marks, MARK, digits)}</bdi>
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
        {questions.map((question, at) => (
          <PrintedQuestion
            key={question.id}
            before={<PrintedParts quiz={quiz} at={at} digits={digits} />}
            question={question}
            place={at + 1}
            withKey={withKey}
            showsWeight={questions.some(({ weight }) => weight !== questions[0]?.weight)}
            digits={digits}
          />
        ))}
      </ol>
    </article>
  );
}
