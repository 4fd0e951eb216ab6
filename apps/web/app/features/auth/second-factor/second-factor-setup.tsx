import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { ConfirmAuthenticator, type NewAuthenticator } from './confirm-authenticator.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Three steps: the password, the authenticator's first code, the codes for a lost phone. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    initial: { password: '' },
    problemsOf: ({ password }) => ({ password: !password && 'اكتب كلمة السر' }),
    send: async (body) => setMade((await call('POST /api/teach/second-factor/begin', { body })).data),
    blame: underField({ 'profile.current_password_needed': 'password' }),
  });

  if (codes) return <RecoveryCodes codes={codes} title="اتفعّلت" onDone={onDone} />;
  if (made) return <ConfirmAuthenticator made={made} onConfirmed={setCodes} />;
  return (
    <form {...form.props} className="form">
      <p>بعد كلمة السر هنطلب منك كود من تطبيق على موبايلك، فمحدش يدخل حسابك حتى لو عرف كلمة السر.</p>
      <PasswordField {...form.field('password')} label="كلمة السر" autoComplete="current-password" enterKeyHint="go" />
      {form.refusal && <RefusalNote refusal={form.refusal} title="مقدرناش نبدأ" />}
      <Button type="submit" busy={form.busy}>
        يلا نفعّلها
      </Button>
    </form>
  );
}
