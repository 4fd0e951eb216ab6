import { call } from '../../api/call.ts';
import { underField, useForm } from '../../api/use-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { DangerChoice } from '../../ui/notices/danger-choice.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';

interface CloseAccountDialogProps {
  onStay: () => void;
  onClosed: () => Promise<void>;
}

/** Says what goes and what cannot come back before it asks for the password. */
export function CloseAccountDialog({ onStay, onClosed }: CloseAccountDialogProps) {
  const form = useForm({
    initial: { password: '' },
    problemsOf: ({ password }) => ({ password: !password && 'اكتب كلمة السر' }),
    send: async ({ password }) => {
      await call('POST /api/Student/close-account', { body: { password } });
      await onClosed();
    },
    blame: underField({ 'profile.current_password_needed': 'password' }),
  });
  return (
    <Dialog title="تقفل حسابك بجد؟" busy={form.busy} onClose={onStay}>
      {(dismiss) => (
        <form {...form.props} className="form">
          <p>
            هنخرّجك من كل أجهزتك، ونمسح اسمك وإيميلك وأرقامك. الكورسات اللي معاك مش هترجع، ومفيش طريقة نرجّع الحساب بعد
            كده.
          </p>
          <PasswordField
            {...form.field('password')}
            label="كلمة السر"
            autoComplete="current-password"
            enterKeyHint="go"
          />
          {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
          <DangerChoice
            stay="خليني معاكم"
            confirm={form.busy ? 'بنقفل حسابك' : 'اقفل حسابي للأبد'}
            busy={form.busy}
            onStay={dismiss}
          />
        </form>
      )}
    </Dialog>
  );
}
