import { loginPath } from '@hessa/rules/pages/public-pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dropParkedSession, getSession, lastSessionEnd, resumeParkedSession } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { askAboutKept } from './leaving-question.ts';
import { loginCheck } from './login-check.ts';

/**
 * A login that nobody could be asked about was put aside. Asking again with a line brings it back, and the
 * login page then leads on by itself. On a phone of several people somebody else may say that it is not theirs.
 */
export function NoConnectionNotice() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  // Another tab may have taken it up or left it for good.
  useSession();
  if (lastSessionEnd() !== 'no-connection' && !asking) return null;

  async function askAgain(): Promise<void> {
    setAsking(true);
    if (resumeParkedSession()) {
      const session = getSession();
      if (session.status === 'member') await loginCheck.validate(session.user.id);
    }
    setAsking(false);
  }

  async function disown(): Promise<void> {
    if (!(await askAboutKept())) return;
    dropParkedSession();
    // Where the other one stood is not where the next one starts.
    await navigate(loginPath(), { replace: true, state: null });
  }

  return (
    <Note
      tone="warn"
      title="مفيش اتصال بالإنترنت"
      actions={
        <>
          <Button look="line" size="small" busy={asking} onClick={askAgain}>
            {asking ? 'بنجرّب' : 'جرّب تاني'}
          </Button>
          <Button look="quiet" size="small" disabled={asking} onClick={disown}>
            مش حسابي
          </Button>
        </>
      }
    >
      معرفناش نتأكد من حسابك والنت فاصل. اتأكد من النت وجرّب تاني، أو سجّل دخولك من جديد.
    </Note>
  );
}
