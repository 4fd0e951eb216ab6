import { OTP_LENGTH } from '@hessa/rules/auth/otp';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { Field } from '../../../ui/field.tsx';
import './otp-field.css';

interface OtpFieldProps {
  label: string;
  value: string;
  problem?: string | null | undefined;
  onChange: (value: string) => void;
}

/** Room for the spaces and dashes that a pasted code may bring along. */
const LONGEST = OTP_LENGTH * 2;

/** A code from a mail: the phone offers it by itself, and Arabic digits become Latin as they are typed. */
export function OtpField({ label, value, problem, onChange }: OtpFieldProps) {
  return (
    <div className="otp-field">
      <Field
        label={label}
        name="otp"
        script="latin"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={LONGEST}
        enterKeyHint="next"
        value={value}
        problem={problem}
        onChange={(event) => onChange(toLatinDigits(event.target.value))}
      />
    </div>
  );
}
