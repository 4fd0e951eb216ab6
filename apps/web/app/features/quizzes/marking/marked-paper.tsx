import { countWords } from '@hessa/rules/text/count-words';
import { WORD } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { type DeskPaper, type DeskQuestion, isWaiting } from './use-marking.ts';

interface MarkedPaperProps {
  question: DeskQuestion;
  paper: DeskPaper;
  number: number;
  /** Null while names are hidden. */
  name: string | null;
  comments: readonly string[];
  digits: DigitStyle;
}

/** What one student wrote, with the comments it was given in the margin. */
export function MarkedPaper({ question, paper, number, name, comments, digits }: MarkedPaperProps) {
  const { words, model } = question;
  return (
    <article className="marking-paper" aria-label={`ورقة ${formatNumber(number, digits)}`}>
      <header>
        <h2>
          {name === null ? (
            <>
              ورقة <bdi>{formatNumber(number, digits)}</bdi>
            </>
          ) : (
            <RtlTitle>{name}</RtlTitle>
          )}
          {name === null && (
            <>
              {' '}
              <Badge>الاسم مخفي</Badge>
            </>
          )}
        </h2>
        {!paper.isOnPaper && (
          <p className="muted">
            <bdi>{countedAlone(countWords(paper.text), WORD, digits)}</bdi>
            {words && (
              <>
                ، والمطلوب <bdi>{formatNumber(words.from, digits)}</bdi> لـ <bdi>{formatNumber(words.to, digits)}</bdi>
              </>
            )}
          </p>
        )}
      </header>
      {paper.isLate && isWaiting(paper) && (
        <p className="marking-late">الإجابة دي وصلت بعد الوقت واتقبلت، فبتتصحّح هي. أي درجة كانت للي قبلها اتشالت.</p>
      )}
      <p className="marking-question" dir="auto">
        <bdi>{question.text}</bdi>
      </p>
      <div className="marking-page">
        <ul className="marking-margin" aria-label="تعليقاتك">
          {comments.map((comment) => (
            <li key={comment} dir="auto">
              {comment}
            </li>
          ))}
        </ul>
        <div className="marking-written">
          {paper.isOnPaper ? (
            <p className="marking-on-paper">الإجابة مكتوبة على ورقة الامتحان: صحّحها من هناك وسجّل الدرجة هنا.</p>
          ) : (
            <p className="marking-text" dir="auto">
              {paper.text}
            </p>
          )}
        </div>
      </div>
      {model !== '' && (
        <details>
          <summary>الإجابة النموذجية</summary>
          <p className="marking-model" dir="auto">
            {model}
          </p>
        </details>
      )}
    </article>
  );
}
