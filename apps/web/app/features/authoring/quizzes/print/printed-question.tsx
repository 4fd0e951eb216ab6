import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { answerLetter, isArabic } from '../../../quizzes/answer-letter.ts';
import { QuestionText } from '../../../quizzes/question-text.tsx';
import { QuestionWords } from '../../../quizzes/question-words.tsx';
import type { StoredQuiz } from '../edited-question.ts';

/** Longer choices stand one below the other. */
const LONG_CHOICE = 34;

interface PrintedQuestionProps {
  question: StoredQuiz['questions'][number];
  place: number;
  withKey: boolean;
  showsWeight: boolean;
  digits: DigitStyle;
  /** In a form: the choice that stands at each letter, the letters those of the sheet that is shaded. */
  order?: readonly number[] | undefined;
}

export function PrintedQuestion({ question, place, withKey, showsWeight, digits, order }: PrintedQuestionProps) {
  const { choices, right } = sketchOf(question);
  const arabic = isArabic(question.text);
  const isLong = choices.some((choice) => choice.length > LONG_CHOICE);
  const [only] = right.length === 1 ? right : [];
  const shown = order ?? choices.map((_, at) => at);
  const answer = withKey && only !== undefined ? (choices[only] ?? null) : null;
  return (
    <li className="printed-question" dir={arabic ? 'rtl' : 'ltr'}>
      <span className="printed-number">{arabic ? formatNumber(place, digits) : place}</span>
      <div className="printed-body">
        <p className="printed-text">
          <QuestionText text={question.text} answer={answer} />
          {showsWeight && <small className="printed-weight">({countedNoun(question.weight, MARK, digits)})</small>}
        </p>
        {right.length > 1 && (
          <p className="printed-hint" dir="rtl">
            اختار كل الإجابات الصح.
          </p>
        )}
        {question.imageUrl && <img className="printed-picture" src={question.imageUrl} alt="صورة السؤال" />}
        <ol className="printed-choices" data-long={isLong || undefined}>
          {shown.map((stored, at) => (
            <li key={stored} data-right={(withKey && right.includes(stored)) || undefined}>
              <span className="printed-letter" data-several={right.length > 1 || undefined}>
                {answerLetter(at, arabic && !order)}
              </span>
              <span dir="auto">
                <QuestionWords text={choices[stored] ?? ''} />
              </span>
            </li>
          ))}
        </ol>
        {withKey && question.explanation && (
          <p className="printed-explanation" dir="auto">
            {question.explanation}
          </p>
        )}
      </div>
    </li>
  );
}
