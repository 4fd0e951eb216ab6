import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { OtpField } from '../mailed-code/otp-field.tsx';
import { otpProblem } from '../mailed-code/otp-problem.ts';
import { ResendCode } from '../mailed-code/resend-code.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { useSubmission } from '../use-submission.ts';
import { sendConfirmationCode } from './send-confirmation-code.ts';

const FIELD_OF = { 'otp.wrong': 'otp' } as const;

interface ConfirmCodeFormProps {
  email: string;
  digits: DigitStyle;
  onDone: () => void;
}

export function ConfirmCodeForm({ email, digits, onDone }: ConfirmCodeFormProps) {
  const [otp, setOtp] = useState('');
  const { form, problems, refusal, busy, submit, mend } = useSubmission<'otp'>();
  const problem = otpProblem(otp, digits);

  async function send(): Promise<void> {
    await call('POST /api/Auth/confirm-email', { query: { email, otp } });
    onDone();
  }

  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => submit(event, { problems: problem ? { otp: problem } : {}, send, fieldOf: FIELD_OF })}
    >
      <OtpField
        label="كود التأكيد"
        value={otp}
        problem={problems.otp}
        onChange={(value) => {
          setOtp(value);
          mend('otp');
        }}
      />
      <ResendCode digits={digits} send={() => sendConfirmationCode(email)} />
      {refusal && <RefusalNote refusal={refusal} title="الإيميل متأكدش" />}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنأكّد إيميلك' : 'أكّد الإيميل'}
      </Button>
    </form>
  );
}
