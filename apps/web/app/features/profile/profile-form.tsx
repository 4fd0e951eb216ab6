import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { StoredUser } from '../../session/stored-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { English } from './english-line.tsx';
import { ProfileOutcome } from './profile-outcome.tsx';
import { useProfileForm } from './use-profile-form.tsx';
import './profile-form.css';

const LONGEST_NAME = 80;
const GRADE_OPTIONS = GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) }));

interface ProfileFormProps {
  user: StoredUser;
  digits: DigitStyle;
  onLogout: () => void;
}

export function ProfileForm({ user, digits, onLogout }: ProfileFormProps) {
  const { props, field, outcome, asksOld, saving } = useProfileForm(user, digits);
  return (
    <form {...props} className="form profile-form">
      <Field
        label={<English>Email</English>}
        hint="إيميلك. بتدخل بيه، ومينفعش يتغيّر من هنا."
        script="latin"
        type="email"
        autoComplete="username"
        readOnly
        value={user.email}
      />
      <Field
        {...field('name')}
        label={<English>Name</English>}
        hint="اسمك زي ما هيظهر على المنصة."
        autoComplete="name"
        maxLength={LONGEST_NAME}
        enterKeyHint="next"
      />
      <SelectField
        {...field('grade')}
        label={<English>Grade</English>}
        hint="سنتك الدراسية."
        placeholder="اختار سنتك"
        options={GRADE_OPTIONS}
      />
      <PasswordField
        {...field('newPassword')}
        label={<English>New password</English>}
        hint={`كلمة سر جديدة: ${countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER, digits)} أو أكتر. سيبها فاضية لو مش هتغيّرها.`}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={<English>Confirm new password</English>}
        hint="اكتب كلمة السر الجديدة مرة كمان."
        autoComplete="new-password"
        enterKeyHint="go"
      />
      {asksOld && (
        <PasswordField
          {...field('currentPassword')}
          label={<English>Current password</English>}
          hint="كلمة السر اللي بتدخل بيها دلوقتي."
          autoComplete="current-password"
          enterKeyHint="go"
        />
      )}
      {outcome && <ProfileOutcome outcome={outcome} />}
      <div className="profile-actions">
        <div>
          <Button type="submit" wide busy={saving} aria-describedby="profile-save">
            <English>{saving ? 'Saving' : 'Save'}</English>
          </Button>
          <p className="unseen" id="profile-save">
            {saving ? 'بنحفظ التغييرات.' : 'احفظ التغييرات.'}
          </p>
        </div>
        <div>
          <Button look="line" wide onClick={onLogout} aria-describedby="profile-logout">
            <English>Logout</English>
          </Button>
          <p className="unseen" id="profile-logout">
            اخرج من حسابك على الجهاز ده.
          </p>
        </div>
      </div>
    </form>
  );
}
