import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';

/** A student who forgot the password and cannot read his mail: a new one, told once. */
export function NewPassword({ studentId, onSet }: { studentId: string; onSet: () => void }) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const { busy, refusal, send } = useSending();

  const set = () =>
    send(async () => {
      const answer = await call('POST /api/teach/students/{studentId}/temporary-password', { params: { studentId } });
      setPassword(answer.password);
      onSet();
    });

  return (
    <section className="console-part" aria-labelledby="password">
      <div className="console-head">
        <h2 id="password">كلمة السر</h2>
        <Button
          look="line"
          size="small"
          onClick={() => {
            setPassword(null);
            setOpen(true);
          }}
        >
          كلمة سر مؤقتة
        </Button>
      </div>
      {open && (
        <Dialog title="كلمة سر مؤقتة" busy={busy} onClose={() => setOpen(false)}>
          <div className="reason-form">
            {password ? (
              <>
                <p>دي كلمة السر الجديدة. مش هتظهر تاني، قولها للطالب دلوقتي وخليه يغيّرها من حسابه.</p>
                <p className="told-once">
                  <Ltr>{password}</Ltr>
                </p>
              </>
            ) : (
              <>
                <p>كلمة السر القديمة هتبطل، والطالب هيخرج من كل أجهزته.</p>
                {refusal && <Note tone="wrong" title={refusal.messageAr} />}
                <Button wide busy={busy} data-first-focus onClick={() => void set()}>
                  اعمل كلمة سر
                </Button>
              </>
            )}
          </div>
        </Dialog>
      )}
    </section>
  );
}
