import { formatMarks } from '@hessa/rules/quizzes/format-marks';
import { formatCount } from '@hessa/rules/text/count';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Counted } from '../../../ui/text/counted.tsx';
import type { MarkedWriting } from './further-questions.ts';
import './written.css';

/** What was written, what it earned by which criterion, and what its teacher said to it. */
export function WrittenReview({ question, digits }: { question: MarkedWriting; digits: DigitStyle }) {
  const { wrote, isOnPaper, isWaiting, rubric, given, comments, model, weight, share } = question;
  return (
    <div className="written">
      {isOnPaper ? (
        <p dir="rtl">مكتوبة على الورق</p>
      ) : (
        <p className="written-text" dir="auto">
          {wrote === '' ? 'من غير إجابة' : <bdi>{wrote}</bdi>}
        </p>
      )}
      {isWaiting && (
        <p className="written-waits" dir="rtl" lang="ar-EG">
          لسه بيتصحح، ودرجته هتبان هنا أول ما يخلص.
        </p>
      )}
      {given && rubric.length > 0 && (
        <dl className="written-rubric" dir="rtl" lang="ar-EG">
          {rubric.map(({ name, marks }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a criterion is its place
            <div key={at}>
              <dt>{name}</dt>
              <dd>
                <bdi>{formatCount(given[at] ?? 0, digits)}</bdi> من <bdi>{formatNumber(marks, digits)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {given && (
        <p className="written-earned" dir="rtl" lang="ar-EG">
          الدرجة <bdi>{formatMarks(share * weight, digits)}</bdi> من{' '}
          <Counted>{countedNoun(weight, MARK, digits)}</Counted>
        </p>
      )}
      {comments.length > 0 && (
        <ul className="written-comments" aria-label="التعليق على الإجابة" dir="rtl">
          {comments.map((comment) => (
            <li key={comment} dir="auto">
              {comment}
            </li>
          ))}
        </ul>
      )}
      {model !== '' && (
        <details className="written-model">
          <summary dir="rtl">إجابة نموذجية</summary>
          <p className="written-text" dir="auto">
            <bdi>{model}</bdi>
          </p>
        </details>
      )}
    </div>
  );
}
