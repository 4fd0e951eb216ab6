import { useState } from 'react';
import { getSession, lastSessionEnd, resumeParkedSession } from '../../session/session-store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { loginCheck } from './login-check.ts';

/**
 * A login that nobody could be asked about was put aside. Asking again with a line brings it back, and the
 * login page then leads on by itself.
 */
export function NoConnectionNotice() {
  const [asking, setAsking] = useState(false);
  if (lastSessionEnd() !== 'no-connection' && !asking) return null;

  async function askAgain(): Promise<void> {
    setAsking(true);
    if (resumeParkedSession()) {
      const session = getSession();
      if (session.status === 'member') await loginCheck.validate(session.user.id);
    }
    setAsking(false);
  }

  return (
    <Note
      tone="warn"
      title="مفيش اتصال بالإنترنت"
      actions={
        <Button look="line" size="small" busy={asking} onClick={askAgain}>
          {asking ? 'بنجرّب' : 'جرّب تاني'}
        </Button>
      }
    >
      معرفناش نتأكد من حسابك والنت فاصل. اتأكد من النت وجرّب تاني، أو سجّل دخولك من جديد.
    </Note>
  );
}
