import { useState, useSyncExternalStore } from 'react';
import { lineNow, watchLine } from '../../api/line-watch.ts';
import { deliver, lettersOf } from '../../outbox/outbox.ts';
import { getSession } from '../../session/session-store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { unsentWords } from './unsent-words.ts';
import './unsent-dialog.css';

/** Something still lies in the outbox of somebody who is about to leave. */
export function UnsentDialog({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  // As it was when it opened: another title is another view, and what is sent meanwhile is not one.
  const [title] = useState(() => unsentWords(waiting()));
  const isAway = useSyncExternalStore(watchLine, lineNow) === 'away';

  async function sendFirst(): Promise<void> {
    setSending(true);
    setFailed(false);
    await deliver().catch(() => undefined);
    setSending(false);
    if (waiting().length === 0) onAnswer(true);
    else setFailed(true);
  }

  return (
    <Dialog title={title} onClose={() => onAnswer(false)} busy={sending}>
      <div className="unsent">
        <p>لو خرجت دلوقتي هتفضل محفوظة على الجهاز ده، ومش هتوصل غير لما تدخل بحسابك من هنا تاني.</p>
        {failed && (
          <Note tone="warn" title="لسه ما اتبعتتش">
            النت مش مساعد دلوقتي. استنّى شوية وجرّب تاني.
          </Note>
        )}
        {/* Without a line it can only fail: then neither press stands out. */}
        <Button look={isAway ? 'line' : 'solid'} wide busy={sending} onClick={sendFirst}>
          {sending ? 'بنبعت' : 'ابعتها الأول واخرج'}
        </Button>
        <Button look="line" wide aria-disabled={sending || undefined} onClick={() => sending || onAnswer(true)}>
          اخرج من غير ما تبعت
        </Button>
      </div>
    </Dialog>
  );
}

function waiting(): string[] {
  const session = getSession();
  return session.status === 'member' ? lettersOf(session.user.id).map(({ key }) => key) : [];
}
