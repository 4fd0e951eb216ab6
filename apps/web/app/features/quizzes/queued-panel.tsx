import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deliver } from '../../outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { CopybookDrawing } from '../../ui/copybook-drawing.tsx';
import { Note } from '../../ui/note.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { useQuizDraft } from './use-quiz-draft.ts';

/** Handed in without a line: the paper lies on the phone and goes out by itself. */
export function QueuedPanel({ userId, lessonId, back }: { userId: string; lessonId: number; back: ReactNode }) {
  const loginLost = useQuizDraft(userId, lessonId)?.loginLost ?? false;
  const [busy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  async function send(): Promise<void> {
    setBusy(true);
    await deliver().finally(() => setBusy(false));
  }

  return (
    <div className="wrap" ref={panel} role="status" tabIndex={-1}>
      <StatePanel
        heading="h1"
        drawing={<CopybookDrawing />}
        title="ورقتك في أمان"
        actions={
          <>
            <Button busy={busy} onClick={send}>
              {busy ? 'بنبعتها' : 'ابعتها دلوقتي'}
            </Button>
            {back}
          </>
        }
      >
        {loginLost && (
          <Note tone="wrong" title="دخولك كان خلص، فالاختبار متبعتش ساعتها.">
            إجاباتك كلها موجودة، وبنبعتها دلوقتي بدخولك الجديد.
          </Note>
        )}
        <p>متسجّلة على موبايلك وهتتبعت أول ما النت يرجع</p>
        <p>تقدر تقفل الصفحة عادي: هتتبعت مرة واحدة، والنتيجة هتستناك هنا.</p>
      </StatePanel>
    </div>
  );
}
