import { MINUTE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { DockPlace } from '../../../ui/notices/dock.tsx';
import './exam-foot.css';

interface ExamFootProps {
  line: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  /** How many answers lie on the phone alone. */
  unsent: number;
  /** Nothing is said to have arrived before anything was answered. */
  hasAnswers: boolean;
  isOffline: boolean;
  isEnding: boolean;
  /** What was added to the time a moment ago. */
  addedMinutes: number;
  digits: DigitStyle;
  onBack: () => void;
  onNext: () => void;
}

/** Under the thumb: back, on, and whether everything is safe. */
export function ExamFoot(props: ExamFootProps) {
  const { line, isFirst, isLast, isOffline, isEnding, addedMinutes, digits, onBack, onNext } = props;
  return (
    <div className={isOffline ? 'exam-foot exam-foot-away' : 'exam-foot'}>
      <DockPlace rank={2} />
      {line}
      <div className="exam-foot-in">
        <p className={addedMinutes > 0 ? 'exam-line exam-line-right' : 'unseen'} role="status">
          {addedMinutes > 0 && (
            <>
              <IconClockHour4 size={18} aria-hidden="true" />
              وقتك زاد {countedNoun(addedMinutes, MINUTE, digits)}
            </>
          )}
        </p>
        {isEnding && (
          <p className="exam-line exam-line-wrong" role="status">
            <IconClockHour4 size={18} aria-hidden="true" />
            لما الوقت يخلص ورقتك هتتسلّم لوحدها
          </p>
        )}
        <SafetyLine {...props} />
        <div className="quiz-foot-presses">
          <Button look="line" disabled={isFirst} onClick={onBack}>
            <IconChevronRight size={18} aria-hidden="true" />
            السابق
          </Button>
          <Button onClick={onNext}>
            {isLast ? (
              'سلّم الورقة'
            ) : (
              <>
                التالي
                <IconChevronLeft size={18} aria-hidden="true" />
              </>
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}

function SafetyLine({ unsent, hasAnswers, isOffline }: Pick<ExamFootProps, 'unsent' | 'hasAnswers' | 'isOffline'>) {
  if (isOffline) {
    return (
      <p className="exam-line exam-line-warn" role="status">
        <IconWifiOff size={18} aria-hidden="true" />
        مفيش نت. إجاباتك متسجّلة على جهازك
      </p>
    );
  }
  if (!hasAnswers) {
    return (
      <p className="exam-line" role="status">
        إجاباتك بتتسجّل أول بأول
      </p>
    );
  }
  return (
    <p className="exam-line exam-line-right" role="status">
      <IconCheck size={18} aria-hidden="true" />
      {unsent === 0 ? 'كل إجاباتك وصلت' : 'آخر إجابة متسجّلة على جهازك'}
    </p>
  );
}
