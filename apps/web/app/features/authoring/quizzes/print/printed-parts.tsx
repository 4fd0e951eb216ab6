import { numbersOf, opensPart } from '@hessa/rules/quizzes/paper-parts';
import { passageWords } from '@hessa/rules/quizzes/passage-words';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { isArabic } from '../../../quizzes/answer-letter.ts';
import { QuestionWords } from '../../../quizzes/question-words.tsx';
import type { StoredQuiz } from '../edited-question.ts';

interface PrintedPartsProps {
  quiz: Pick<StoredQuiz, 'questions' | 'sections' | 'passages'>;
  /** The question's place, from 0. */
  at: number;
  digits: DigitStyle;
}

/** The section and the passage that begin with a question, over it. */
export function PrintedParts({ quiz: { questions, sections, passages }, at, digits }: PrintedPartsProps) {
  const section = questions[at]?.section ?? -1;
  const passage = questions[at]?.passage ?? -1;
  const named = opensPart(questions, at, 'section') ? sections[section] : undefined;
  const read = opensPart(questions, at, 'passage') ? passages[passage] : undefined;
  return (
    <>
      {named && (
        <div className="printed-section">
          <h3>
            القسم {formatNumber(section + 1, digits)}: <bdi>{named.name}</bdi>
          </h3>
          {named.instructions !== '' && (
            <p dir="auto">
              <QuestionWords text={named.instructions} />
            </p>
          )}
        </div>
      )}
      {read && (
        <div className="printed-passage">
          <p className="printed-hint">
            القطعة دي {passageWords(numbersOf(questions, 'passage', passage), digits)}
            {read.audioMediaId !== null && '، ومعاها تسجيل بيتسمع'}
          </p>
          {read.title !== '' && (
            <h4 dir="auto">
              <QuestionWords text={read.title} />
            </h4>
          )}
          {read.imageUrl && <img className="printed-picture" src={read.imageUrl} alt="صورة القطعة" />}
          {read.text !== '' && (
            <p className="printed-text" dir="auto" lang={isArabic(read.text) ? undefined : 'en'}>
              <QuestionWords text={read.text} />
            </p>
          )}
        </div>
      )}
    </>
  );
}
