import { STAFF_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { updateStoredUser } from '../../../session/session-store.ts';
import type { StoredUser } from '../../../session/stored-user.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import '../../../teach-shell/editing/console-form.css';

const NO_PASSWORDS = { newPassword: '', confirmPassword: '', currentPassword: '' };

/** What somebody of the team changes about themselves: a name, a password. Nobody here is in a school year. */
export function StaffProfile({ user, digits }: { user: StoredUser; digits: DigitStyle }) {
  const [news, setNews] = useState<string | null>(null);
  const [asksOld, setAsksOld] = useState(false);
  const least = countedNoun(STAFF_PASSWORD_MIN_LENGTH, LETTER, digits);
  const form = useForm({
    initial: { name: user.name, ...NO_PASSWORDS },
    problemsOf: ({ name, newPassword, confirmPassword }) => ({
      name: !name.trim() && 'اكتب اسمك.',
      newPassword:
        newPassword !== '' && newPassword.length < STAFF_PASSWORD_MIN_LENGTH && `كلمة السر لازم تكون ${least} أو أكتر.`,
      confirmPassword: newPassword !== confirmPassword && 'كلمة السر وتأكيدها مش زي بعض.',
    }),
    send: async ({ name, newPassword, currentPassword }) => {
      const isRenamed = name.trim() !== user.name;
      if (!isRenamed && !newPassword) return setNews('مفيش حاجة اتغيّرت');
      const { data } = await call('PUT /api/Student/profile', {
        body: {
          ...(isRenamed && { name: name.trim() }),
          ...(newPassword && { password: newPassword }),
          ...(newPassword && currentPassword && { currentPassword }),
        },
      });
      updateStoredUser(data);
      form.change({ name: data.name, ...NO_PASSWORDS });
      setAsksOld(false);
      setNews(newPassword ? 'اتحفظ، وأي جهاز تاني كان داخل بحسابك خرج' : 'اتحفظ');
    },
    blame: (refusal) => {
      if (refusal.code === 'profile.current_password_needed') setAsksOld(true);
      return underField({
        'profile.current_password_needed': 'currentPassword',
        'password.staff_too_short': 'newPassword',
        'password.too_long': 'newPassword',
        'password.too_common': 'newPassword',
      })(refusal);
    },
  });

  return (
    <form {...form.props} className="console-form">
      <fieldset className="console-fields console-fields-two">
        <legend>بياناتك</legend>
        <Field {...form.field('name')} label="الاسم" hint="زي ما هيظهر في السجل." autoComplete="name" maxLength={80} />
        <Field label="الموبايل" script="latin" readOnly value={user.phoneNumber} />
        <Field
          label="الإيميل"
          hint="بتدخل بيه، ومينفعش يتغيّر من هنا."
          script="latin"
          type="email"
          autoComplete="username"
          readOnly
          value={user.email}
        />
      </fieldset>
      <fieldset className="console-fields console-fields-two">
        <legend>كلمة السر</legend>
        <PasswordField
          {...form.field('newPassword')}
          label="كلمة سر جديدة"
          hint={`${least} أو أكتر. فاضية يعني زي ما هي.`}
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmPassword')} label="اكتبها مرة كمان" autoComplete="new-password" />
        {asksOld && (
          <PasswordField
            {...form.field('currentPassword')}
            label="كلمة السر اللي بتدخل بيها دلوقتي"
            autoComplete="current-password"
          />
        )}
      </fieldset>
      {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
      <div className="console-actions">
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'بنحفظ' : 'احفظ'}
        </Button>
      </div>
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </form>
  );
}
