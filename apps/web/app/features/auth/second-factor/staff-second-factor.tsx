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
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** The second step of signing in, on a member's own page: turning it on, what is left of its codes, turning it off. */
export function StaffSecondFactor({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/teach/second-factor', {}, { freshMs: 0 });
  const [open, setOpen] = useState<'change' | 'renew' | null>(null);
  const done = async () => {
    await read.refresh();
    setOpen(null);
  };
  return (
    <section className="console-part" aria-labelledby="second-factor">
      <h2 id="second-factor">خطوة تأكيد تانية</h2>
      <ReadGate read={read} waiting="بنشوف حالتها" failed="مقدرناش نشوف حالتها">
        {({ data: { isOn, isRequired, recoveryLeft } }) => (
          <>
            {/* The setup explains itself. */}
            {(isOn || open !== 'change') && (
              <p className="muted">
                {isOn
                  ? `شغّالة. فاضل لك ${formatNumber(recoveryLeft, digits)} من أكواد الموبايل الضايع.`
                  : 'كود من موبايلك بعد كلمة السر: محدش يدخل حسابك حتى لو عرفها.'}
              </p>
            )}
            {open === 'change' &&
              (isOn ? <EndForm onDone={() => void done()} /> : <SecondFactorSetup onDone={() => void done()} />)}
            {open === 'renew' && <RenewCodes onDone={() => void done()} />}
            {!open && (
              <div className="console-actions">
                {isOn && (
                  <Button look="line" size="small" onClick={() => setOpen('renew')}>
                    اعمل أكواد جديدة
                  </Button>
                )}
                {!(isOn && isRequired) && (
                  <Button look={isOn ? 'quiet' : 'solid'} size="small" onClick={() => setOpen('change')}>
                    {isOn ? 'اقفلها' : 'فعّلها'}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </ReadGate>
    </section>
  );
}

function EndForm({ onDone }: { onDone: () => void }) {
  return (
    <BothProofs
      does="اقفلها"
      refused="لسه شغّالة"
      send={async (body) => {
        await call('POST /api/teach/second-factor/end', { body });
        onDone();
      }}
    />
  );
}

/** The paper that was used up or lost is replaced; its old codes are void. */
function RenewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} title="الأكواد القديمة مبقتش شغّالة" onDone={onDone} />;
  return (
    <BothProofs
      does="اعمل أكواد جديدة"
      refused="الأكواد القديمة لسه شغّالة"
      send={async (body) => {
        setCodes((await call('POST /api/teach/second-factor/recovery-codes', { body })).data.recoveryCodes);
      }}
    />
  );
}

interface BothProofsProps {
  does: string;
  refused: string;
  /** Throws what the server refused. */
  send: (proofs: { password: string; code: string }) => Promise<void>;
}

function BothProofs({ does, refused, send }: BothProofsProps) {
  const form = useForm({
    initial: { password: '', code: '' },
    problemsOf: ({ password, code }) => ({ password: !password && 'اكتب كلمة السر', code: !code && 'اكتب الكود' }),
    send,
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
      {form.refusal && <RefusalNote refusal={form.refusal} title={refused} />}
      <Button type="submit" size="small" busy={form.busy}>
        {does}
      </Button>
    </form>
  );
}
