import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { call } from '../../../api/call.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { RefusalNote } from '../refusal-note.tsx';

/** What the server alone can judge, under the field that it is about. */
const FIELD_OF = {
  'password.too_short': 'password',
  'password.staff_too_short': 'password',
  'password.too_long': 'password',
  'password.too_common': 'password',
  'password.unchanged': 'password',
} as const;

interface ChoosePasswordFormProps {
  digits: DigitStyle;
  /** Now, or by a press before this one whose answer never came. */
  onDone: (when: 'now' | 'before') => void;
}

/** A line that breaks takes the answer along, not what was done: asked again, the server finds nothing temporary. */
async function choose(password: string): Promise<'now' | 'before'> {
  try {
    await call('POST /api/Student/choose-password', { body: { password } });
    return 'now';
  } catch (error) {
    if (refusalOf(error).code === 'password.not_temporary') return 'before';
    throw error;
  }
}

export function ChoosePasswordForm({ digits, onDone }: ChoosePasswordFormProps) {
  const form = useForm({
    initial: { password: '', again: '' },
    problemsOf: ({ password, again }) => ({
      password: !password && 'اكتب كلمة السر الجديدة.',
      again: password !== again && 'كلمة السر وتأكيدها مش زي بعض.',
    }),
    send: async ({ password }) => {
      onDone(await choose(password));
    },
    blame: underField(FIELD_OF),
  });
  const password = { required: true, autoComplete: 'new-password' } as const;

  return (
    <form {...form.props} className="form">
      <PasswordField
        {...form.field('password')}
        {...password}
        label="كلمة السر الجديدة"
        hint={`${countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER, digits)} أو أكتر.`}
        enterKeyHint="next"
      />
      <PasswordField {...form.field('again')} {...password} label="تأكيد كلمة السر" enterKeyHint="go" />
      {form.refusal && <RefusalNote refusal={form.refusal} title="كلمة السر متغيّرتش" />}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنحفظها' : 'احفظ كلمة السر'}
      </Button>
    </form>
  );
}
