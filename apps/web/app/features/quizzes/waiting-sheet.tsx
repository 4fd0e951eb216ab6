import { formatMarks } from '@hessa/rules/quizzes/format-marks';
import { MARK, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useRef } from 'react';
import { useArrivalFocus } from '../../ui/controls/use-arrival-focus.ts';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import { examMoment } from './exams/exam-moment.ts';
import type { QuizResult } from './quiz-result.ts';

interface WaitingSheetProps {
  result: QuizResult;
  studentName: string;
  digits: DigitStyle;
}

/** A paper that has no mark yet: what is graded of it, or when all results are told. Never a ring and never a band. */
export function WaitingSheet({ result, studentName, digits }: WaitingSheetProps) {
  const { waiting, releasedAt, sections = [] } = result;
  const sheet = useRef<HTMLDivElement>(null);
  useArrivalFocus(sheet);
  return (
    <Sheet ref={sheet} as="article" stacked className="result-sheet result-waiting" tabIndex={-1}>
      <h2>
        ورقتك وصلت يا <RtlTitle>{studentName}</RtlTitle>
      </h2>
      {releasedAt !== null && (
        <p>
          النتايج هتظهر للكل مع بعض <bdi dir="rtl">{examMoment(Date.parse(releasedAt), digits)}</bdi>. مفيش حاجة تانية
          عليك.
        </p>
      )}
      {waiting && (
        <p>
          إجابة <Counted>{countedNoun(waiting.answers, QUESTION, digits)}</Counted> لسه بتتصحح، ودرجتك كلها هتبان هنا
          أول ما التصحيح يخلص.
        </p>
      )}
      {waiting && waiting.possible > 0 && (
        <p className="result-so-far">
          لحد دلوقتي معاك <bdi>{formatMarks(waiting.earned, digits)}</bdi> من{' '}
          <Counted>{countedNoun(waiting.possible, MARK, digits)}</Counted> في الباقي
        </p>
      )}
      {releasedAt === null && !waiting && <p>بنجهّز النتايج، ثواني وتبان هنا.</p>}
      {sections.length > 0 && (
        <dl className="result-sections">
          {sections.map(({ name, earned, possible, open }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
            <div key={at} className="result-section">
              <dt>
                القسم {formatNumber(at + 1, digits)}: <bdi>{name}</bdi>
              </dt>
              <dd>
                {open === possible ? (
                  'لسه بيتصحح'
                ) : (
                  <>
                    {formatMarks(earned, digits)} من {countedNoun(possible - open, MARK, digits)}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}
