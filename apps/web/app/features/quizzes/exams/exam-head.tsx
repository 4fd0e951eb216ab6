import type { Remaining } from '@hessa/rules/quizzes/exams/sitting-time';
import { MARK } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs';
import type { ReactNode } from 'react';
import { spokenWarning, timeLeftWords } from '../../../ui/lesson/exam-time-left.ts';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { ExamPaper } from './exam-paper.ts';

interface ExamHeadProps {
  paper: ExamPaper;
  left: Remaining;
  lengthMs: number;
  digits: DigitStyle;
  children: ReactNode;
}

/** The name of the exam and the time that is left, by the platform's clock. */
export function ExamHead({ paper, left, lengthMs, digits, children }: ExamHeadProps) {
  const { lessonName, possible, form } = paper;
  return (
    <div className="exam-head">
      <div className="exam-head-row">
        <div className="exam-title">
          {form && (
            <b className="exam-form" aria-hidden="true">
              {form}
            </b>
          )}
          <div className="exam-name">
            <b>
              <RtlTitle>{lessonName}</RtlTitle>
            </b>
            <small>
              {form && `النموذج ${form}، `}
              {countedNoun(possible, MARK, digits)}
            </small>
          </div>
        </div>
        {/* Read out when it is looked for, and at two moments by itself: a voice that counts would be no exam. */}
        <div className={`exam-clock exam-clock-${left.mood}`} role="timer" aria-live="off">
          <IconClockHour4 size={20} aria-hidden="true" />
          <b>{timeLeftWords(left.ms, digits)}</b>
          <small>بساعة المنصة</small>
        </div>
      </div>
      {children}
      <p className="unseen" role="status">
        {spokenWarning(left.ms, lengthMs)}
      </p>
    </div>
  );
}
