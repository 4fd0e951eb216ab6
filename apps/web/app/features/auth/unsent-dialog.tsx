import { useState } from 'react';
import { deliver, lettersOf } from '../../outbox/outbox.ts';
import { getSession } from '../../session/session-store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import './unsent-dialog.css';

/** Something still lies in the outbox of somebody who is about to leave. */
export function UnsentDialog({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function sendFirst(): Promise<void> {
    setSending(true);
    setFailed(false);
    await deliver().catch(() => undefined);
    setSending(false);
    if (waiting() === 0) onAnswer(true);
    else setFailed(true);
  }

  return (
    <Dialog title="عندك إجابات لسه ما اتبعتتش" onClose={() => onAnswer(false)} busy={sending}>
      <div className="unsent">
        <p>لو خرجت دلوقتي هتفضل محفوظة على الجهاز ده، ومش هتوصل غير لما تدخل بحسابك من هنا تاني.</p>
        {failed && (
          <Note tone="warn" title="لسه ما اتبعتتش">
            النت مش مساعد دلوقتي. استنّى شوية وجرّب تاني.
          </Note>
        )}
        <Button wide busy={sending} onClick={sendFirst}>
          {sending ? 'بنبعت' : 'ابعتها الأول واخرج'}
        </Button>
        <Button look="line" wide aria-disabled={sending || undefined} onClick={() => sending || onAnswer(true)}>
          اخرج من غير ما تبعت
        </Button>
      </div>
    </Dialog>
  );
}

function waiting(): number {
  const session = getSession();
  return session.status === 'member' ? lettersOf(session.user.id).length : 0;
}
