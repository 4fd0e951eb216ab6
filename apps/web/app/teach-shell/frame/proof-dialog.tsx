import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { offerProof } from './sign-in-proof.ts';
import '../editing/reason-dialog.css';

/** Stands ready in the console; when a call wants the password, it comes over whatever is open and goes away again. */
export function ProofDialog() {
  const [answer, setAnswer] = useState<((proved: boolean) => void) | null>(null);
  useEffect(
    () =>
      offerProof(
        () =>
          new Promise((resolve) => {
            setAnswer(() => resolve);
          }),
      ),
    [],
  );
  if (!answer) return null;
  const end = (proved: boolean) => {
    setAnswer(null);
    answer(proved);
  };
  return <AskPassword onProved={() => end(true)} onClose={() => end(false)} />;
}

function AskPassword({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const form = useForm({
    initial: { password: '' },
    problemsOf: ({ password }) => ({ password: password === '' && 'اكتب كلمة السر بتاعتك.' }),
    send: async (body) => {
      await call('POST /api/teach/sign-in-proof', { body });
      onProved();
    },
    blame: ({ code }) => ({ password: code === 'profile.current_password_needed' && 'كلمة السر دي مش مظبوطة.' }),
  });

  return (
    <Dialog title="نتأكد إنه إنت" busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        <p>عدّى أكتر من ربع ساعة من آخر مرة كتبت فيها كلمة السر. اكتبها تاني ونكمّل من مكانك، ومفيش حاجة هتضيع.</p>
        <PasswordField
          {...form.field('password')}
          label="كلمة السر بتاعتك"
          autoComplete="current-password"
          data-first-focus
        />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          كمّل
        </Button>
      </form>
    </Dialog>
  );
}
