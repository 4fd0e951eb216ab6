import { type ReactNode, useRef } from 'react';
import { useArrivalFocus } from '../../ui/controls/use-arrival-focus.ts';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { SendNow } from './send-now.tsx';
import { useQuizDraft } from './use-quiz-draft.ts';

/** Handed in without a line: the paper lies on the phone and goes out by itself. */
export function QueuedPanel({ userId, lessonId, back }: { userId: string; lessonId: number; back: ReactNode }) {
  const loginLost = useQuizDraft(userId, lessonId)?.loginLost ?? false;
  const panel = useRef<HTMLDivElement>(null);
  useArrivalFocus(panel);

  return (
    <div className="wrap arrived" ref={panel} role="status" tabIndex={-1}>
      <StatePanel
        heading="h1"
        drawing={<CopybookDrawing />}
        title="ورقتك في أمان"
        actions={
          <>
            <SendNow />
            {back}
          </>
        }
      >
        {loginLost && (
          <Note tone="wrong" title="دخولك كان خلص، فالامتحان متبعتش ساعتها.">
            إجاباتك كلها موجودة، وبنبعتها دلوقتي بدخولك الجديد.
          </Note>
        )}
        <p>متسجّلة على جهازك وهتتبعت أول ما النت يرجع</p>
        <p>تقدر تقفل الصفحة عادي: هتتبعت مرة واحدة، والنتيجة هتستناك هنا.</p>
      </StatePanel>
    </div>
  );
}
