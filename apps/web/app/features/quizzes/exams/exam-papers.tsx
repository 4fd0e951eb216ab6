import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Badge } from '../../../ui/notices/badge.tsx';
import { marksAndPercent } from '../../../ui/text/grade-words.tsx';
import { examMoment } from './exam-moment.ts';
import type { ExamState } from './exam-paper.ts';

interface ExamPapersProps extends Pick<ExamState, 'papers' | 'releasedAt'> {
  /** Of one attempt alone, what it is worth stands above already. */
  isTold?: boolean;
  digits: DigitStyle;
}

/** The attempts that were handed in: what each is worth, how it ended, and which one counts. */
export function ExamPapers({ papers, releasedAt, isTold = false, digits }: ExamPapersProps) {
  return (
    <ol className="exam-papers" aria-label="محاولاتك">
      {papers.map((paper) => (
        <li key={paper.number} className="exam-paper-line">
          <p className="exam-paper-mark">
            {!(isTold && papers.length === 1) && (
              <b>
                {paper.score === null
                  ? withoutMark(paper, papers, releasedAt, digits)
                  : paper.marks
                    ? marksAndPercent(paper.score, paper.marks, digits)
                    : paperPercentText(paper.score, digits)}
              </b>
            )}
            {paper.held > 0 && paper.score !== null && <Badge tone="warn">درجة مؤقتة</Badge>}
            {paper.passed !== null && (
              <Badge tone={paper.passed ? 'right' : 'wrong'}>{paper.passed ? 'ناجح' : 'لسه تحت النجاح'}</Badge>
            )}
            {papers.length > 1 && paper.counts && <Badge>دي اللي بتتحسب</Badge>}
          </p>
          <p className="muted">
            {papers.length > 1 && <>المحاولة {formatNumber(paper.number, digits)}، </>}
            {paper.handedInBy === 'time' ? 'اتسلّمت لوحدها لما الوقت خلص' : 'سلّمتها'}{' '}
            <bdi dir="rtl">{examMoment(paper.handedInAt, digits)}</bdi>
          </p>
          {paper.held > 0 && (
            <p className="exam-paper-held">
              {lateAnswers(paper.held, digits)} وصلت بعد الوقت. محفوظة وهتتراجع قبل ما تتحسب. لحد ساعتها الدرجة مش
              نهائية.
            </p>
          )}
          {paper.refused > 0 && (
            <p className="exam-paper-held">
              {lateAnswers(paper.refused, digits)} وصلت بعد الوقت واتراجعت، ومتحسبتش. الدرجة من اللي وصل في وقته.
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Nobody marks what cannot count any more, whatever it is worth: whoever wrote it must not wait for it. */
function withoutMark(
  { counts }: ExamState['papers'][number],
  papers: ExamState['papers'],
  releasedAt: number | null,
  digits: DigitStyle,
): string {
  if (releasedAt !== null) return `النتايج هتظهر ${examMoment(releasedAt, digits)}`;
  return !counts && papers.some((other) => other.counts) ? 'مش هتغيّر درجتك' : 'لسه بتتصحح';
}

function lateAnswers(count: number, digits: DigitStyle): string {
  return count === 1 ? `إجابة ${QUESTION.one}` : `إجابات ${countedNoun(count, QUESTION, digits)}`;
}
