import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { writtenDirection } from '@hessa/rules/text/written-direction';
import type { ReactNode } from 'react';
import { IsolatedText } from '../../../../ui/text/bidi.tsx';
import { isArabic } from '../../../quizzes/answer-letter.ts';
import { QuestionText } from '../../../quizzes/question-text.tsx';
import { PRINTED_ANSWERS, PRINTED_HINTS, type PrintedQuestionPart } from './printed-answers.tsx';

interface PrintedQuestionProps {
  question: PrintedQuestionPart;
  place: number;
  /** The section and the passage that it opens. */
  before: ReactNode;
  withKey: boolean;
  showsWeight: boolean;
  digits: DigitStyle;
  /** In a form: the choice that stands at each letter, the letters those of the sheet that is shaded. */
  order?: readonly number[] | undefined;
}

export function PrintedQuestion(props: PrintedQuestionProps) {
  const { question, place, before, withKey, showsWeight, digits, order } = props;
  const arabic = isArabic(question.text);
  const answer = withKey ? fillingOf(question) : null;
  const Answers = PRINTED_ANSWERS[question.kind];
  const hint = PRINTED_HINTS[question.kind];
  return (
    <li>
      {before}
      <div className="printed-question" dir={arabic ? 'rtl' : 'ltr'}>
        <span className="printed-number">{arabic ? formatNumber(place, digits) : place}</span>
        <div className="printed-body">
          <p className="printed-text">
            <QuestionText text={question.text} answer={answer} />
            {showsWeight && <small className="printed-weight">({countedNoun(question.weight, MARK, digits)})</small>}
          </p>
          {hint && (
            <p className="printed-hint" dir="rtl">
              {hint}
            </p>
          )}
          {question.imageUrl && <img className="printed-picture" src={question.imageUrl} alt="صورة السؤال" />}
          <Answers {...{ question, arabic, withKey, digits, order }} />
          {withKey && question.explanation && (
            <p className="printed-explanation" dir={writtenDirection(question.explanation)}>
              <IsolatedText text={question.explanation} />
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

/** The one right choice, or the one right word, stands in the one gap. */
function fillingOf(question: PrintedQuestionPart): string | null {
  const { choices, right } = sketchOf(question);
  const [only] = right.length === 1 ? right : [];
  return only === undefined ? null : (choices[only] ?? null);
}
