import type { QuizStep } from '@hessa/rules/quizzes/quiz-step';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { DockPlace } from '../../ui/notices/dock.tsx';

interface QuizFootProps {
  line: ReactNode;
  step: QuizStep;
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** Under the thumb: back, and on or hand in. */
export function QuizFoot({ line, step, busy, onBack, onNext }: QuizFootProps) {
  return (
    <div className="quiz-foot">
      <DockPlace rank={2} />
      {line}
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
