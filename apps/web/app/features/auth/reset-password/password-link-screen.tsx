import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { loginPath } from '@hessa/rules/pages/public-pages';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { endSession } from '../../../session/session-store.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { FormPage } from '../../../ui/fields/form-page.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { DoneNote } from '../done-note.tsx';
import { RefusalNote } from '../refusal-note.tsx';

const FIELD_OF = {
  'password.too_short': 'newPassword',
  'password.too_long': 'newPassword',
  'password.too_common': 'newPassword',
  'register.passwords_differ': 'confirmPassword',
} as const;

interface PasswordLinkScreenProps {
  /** What stands behind the # of the link that the desk sent. */
  linkKey: string;
  digits: DigitStyle;
}

/** A student behind a link of the desk chooses a password; nobody who sent it learns which. */
export function PasswordLinkScreen({ linkKey, digits }: PasswordLinkScreenProps) {
  const [done, setDone] = useState(false);
  const least = countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER, digits);
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    problemsOf: ({ newPassword, confirmPassword }) => ({
      newPassword: newPassword.length < STUDENT_PASSWORD_MIN_LENGTH && `كلمة السر لازم تكون ${least} أو أكتر.`,
      confirmPassword: newPassword !== confirmPassword && 'كلمة السر وتأكيدها مش زي بعض.',
    }),
    send: async (values) => {
      await call('POST /api/Auth/password-link', { body: { key: linkKey, ...values } });
      // Every login of the account is over; one that this browser still keeps would only fail later.
      endSession('logout');
      setDone(true);
    },
    blame: underField(FIELD_OF),
  });
  const password = { required: true, autoComplete: 'new-password' } as const;
  if (done) {
    return (
      <FormPage written={['All', 'set.']} title="كلمة السر اتغيّرت" lead="ادخل بيها من دلوقتي على أي جهاز.">
        <DoneNote title="تم" actions={<ButtonLink to={loginPath()}>سجّل دخولك</ButtonLink>}>
          خرّجنا حسابك من كل الأجهزة القديمة عشان محدش غيرك يدخله.
        </DoneNote>
      </FormPage>
    );
  }
  return (
    <FormPage
      written={['New', 'start.']}
      title="كلمة سر جديدة"
      lead="اختار واحدة جديدة تفتكرها، واللينك ده بيشتغل مرة واحدة."
    >
      <form {...form.props} className="form">
        <PasswordField
          {...form.field('newPassword')}
          {...password}
          label="كلمة السر الجديدة"
          hint={`${least} أو أكتر.`}
        />
        <PasswordField {...form.field('confirmPassword')} {...password} label="تأكيد كلمة السر" enterKeyHint="go" />
        {form.refusal && <RefusalNote refusal={form.refusal} title="كلمة السر متغيّرتش" />}
        <Button type="submit" wide busy={form.busy}>
          {form.busy ? 'بنغيّر كلمة السر' : 'غيّر كلمة السر'}
        </Button>
      </form>
    </FormPage>
  );
}
