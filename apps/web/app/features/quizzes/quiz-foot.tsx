import type { QuizStep } from '@hessa/rules/quizzes/quiz-step';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { type ReactNode, useSyncExternalStore } from 'react';
import { lineNow, watchLine } from '../../api/line-watch.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Press } from '../../ui/controls/use-second-press.ts';
import { DockPlace } from '../../ui/notices/dock.tsx';

interface QuizFootProps {
  line: ReactNode;
  /** Nobody answered when the paper was asked for. */
  fromPhone: boolean;
  /** Answers lie on the phone alone, and have for a while. */
  unsent: boolean;
  step: QuizStep;
  busy: boolean;
  onBack: () => void;
  onNext: (press: Press) => void;
}

/** Under the thumb: back, and on or hand in. */
export function QuizFoot({ line, fromPhone, unsent, step, busy, onBack, onNext }: QuizFootProps) {
  return (
    <div className="quiz-foot quiz-foot-safe">
      <DockPlace rank={2} />
      {line}
      <SafetyLine fromPhone={fromPhone} unsent={unsent} />
      {step.isLast && <p className="quiz-final">بعد الإرسال مش هينفع تفتحه تاني</p>}
      <div className="quiz-foot-presses">
        <Button look="line" disabled={!step.canGoBack || busy} onClick={onBack}>
          <IconChevronRight size={18} aria-hidden="true" />
          السابق
        </Button>
        <Button disabled={!step.canGoOn} busy={busy} onClick={onNext}>
          {busy && 'بنبعت إجاباتك'}
          {!busy && step.isLast && 'إرسال الاختبار'}
          {!busy && !step.isLast && (
            <>
              التالي
              <IconChevronLeft size={18} aria-hidden="true" />
            </>
          )}
        </Button>
      </div>
    </div>
  );
}

/** Stands with a line and without: nothing jumps, and nobody has to wonder where the answers are. */
function SafetyLine({ fromPhone, unsent }: Pick<QuizFootProps, 'fromPhone' | 'unsent'>) {
  const line = useSyncExternalStore(watchLine, lineNow, () => 'fine');
  const isAway = fromPhone || line === 'away';
  return (
    <p className={isAway || unsent ? 'quiz-safety quiz-safety-phone' : 'quiz-safety'} role="status">
      {isAway || unsent ? (
        <IconDeviceMobile size={18} aria-hidden="true" />
      ) : (
        <IconCheck size={18} aria-hidden="true" />
      )}
      {isAway && 'مفيش نت. إجاباتك متسجّلة على جهازك'}
      {!isAway && (unsent ? 'إجاباتك متسجّلة على جهازك وهتتبعت أول ما النت يرجع.' : 'إجاباتك بتتسجّل أول بأول')}
    </p>
  );
}
