import { OTP_LENGTH } from '@hessa/rules/auth/otp';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';
import './otp-field.css';

type OtpFieldProps = Pick<FieldProps, 'label' | 'value' | 'problem' | 'onChange'>;

/** Room for the spaces and dashes that a pasted code may bring along. */
const LONGEST = OTP_LENGTH * 2;

/** A code from a mail: the phone offers it by itself, and Arabic digits become Latin as they are typed. */
export function OtpField(field: OtpFieldProps) {
  return (
    <div className="otp-field">
      <Field
        {...field}
        name="otp"
        script="latin"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={LONGEST}
        enterKeyHint="next"
      />
    </div>
  );
}
