import type { DigitStyle } from '@hessa/rules/text/digits';
import { formatNumber, toLatinDigits } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { underField, useForm } from '../../../api/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** The second step of signing in, on a member's own page: turning it on, what is left of its codes, turning it off. */
export function StaffSecondFactor({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/teach/second-factor', {}, { freshMs: 0 });
  const [open, setOpen] = useState(false);
  const done = async () => {
    await read.refresh();
    setOpen(false);
  };
  return (
    <section className="console-part" aria-labelledby="second-factor">
      <h2 id="second-factor">خطوة تأكيد تانية</h2>
      <ReadGate read={read} waiting="بنشوف حالتها" failed="مقدرناش نشوف حالتها">
        {({ data: { isOn, isRequired, recoveryLeft } }) => (
          <>
            {/* The setup explains itself. */}
            {(isOn || !open) && (
              <p className="muted">
                {isOn
                  ? `شغّالة. فاضل لك ${formatNumber(recoveryLeft, digits)} من أكواد الموبايل الضايع.`
                  : 'كود من موبايلك بعد كلمة السر: محدش يدخل حسابك حتى لو عرفها.'}
              </p>
            )}
            {open && (isOn ? <EndForm onDone={() => void done()} /> : <SecondFactorSetup onDone={() => void done()} />)}
            {!open && !(isOn && isRequired) && (
              <Button look={isOn ? 'quiet' : 'solid'} size="small" onClick={() => setOpen(true)}>
                {isOn ? 'اقفلها' : 'فعّلها'}
              </Button>
            )}
          </>
        )}
      </ReadGate>
    </section>
  );
}

function EndForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial: { password: '', code: '' },
    problemsOf: ({ password, code }) => ({ password: !password && 'اكتب كلمة السر', code: !code && 'اكتب الكود' }),
    send: async (body) => {
      await call('POST /api/teach/second-factor/end', { body });
      onDone();
    },
    blame: underField({ 'profile.current_password_needed': 'password', 'second_factor.wrong': 'code' }),
  });
  return (
    <form {...form.props} className="form">
      <PasswordField
        {...form.field('password')}
        label="كلمة السر"
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <Field
        {...form.field('code', toLatinDigits)}
        label="الكود اللي في التطبيق"
        script="latin"
        autoComplete="one-time-code"
      />
      {form.refusal && <RefusalNote refusal={form.refusal} title="لسه شغّالة" />}
      <Button type="submit" size="small" busy={form.busy}>
        اقفلها
      </Button>
    </form>
  );
}
