import { passwordLinkPath } from '@hessa/rules/pages/public-pages';
import { forName } from '@hessa/rules/text/for-name';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { type Greeting, passwordMessage } from './call-words.ts';
import type { CallSheetProps } from './card.ts';

interface PasswordSheetProps extends CallSheetProps {
  greeting: Greeting;
  siteUrl: string;
}

/** A link with which the student chooses a new password; nobody at the desk sees one. */
export function PasswordSheet({ card, greeting, siteUrl, onClose, onDone }: PasswordSheetProps) {
  const { busy, refusal, send } = useSending();
  const params = { studentId: card.student.id };

  async function sendLink() {
    const { data } = await call('POST /api/teach/desk/students/{studentId}/password-link', { params });
    const message = passwordMessage(greeting, `${siteUrl}${passwordLinkPath()}#${data.key}`);
    onDone({
      said: 'اللينك جاهز، ابعته على واتساب',
      undoWords: 'الغي اللينك',
      undoneSaid: 'اللينك اتلغى، وكلمة السر القديمة زي ما هي',
      undo: () => call('POST /api/teach/desk/students/{studentId}/password-link/revoke', { params }),
      toStudent: message,
      toParent: message,
    });
  }

  return (
    <Dialog title="كلمة السر ضاعت" busy={busy} onClose={onClose}>
      <div className="call-sheet">
        <p>
          هنعمل لينك بيشتغل مرة واحدة لمدة يوم، والطالب يختار بيه كلمة سر جديدة بنفسه. محدش هنا بيشوفها، واللي بيتبعت
          بيتسجّل في السجل.
        </p>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <Button wide busy={busy} onClick={() => void send(sendLink)}>
          اعمل لينك {forName(greeting.name)}
        </Button>
      </div>
    </Dialog>
  );
}
