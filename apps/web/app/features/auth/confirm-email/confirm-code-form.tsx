import { type DigitStyle, toLatinDigits } from '@hessa/rules/text/digits';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { OtpField } from '../mailed-code/otp-field.tsx';
import { otpProblem } from '../mailed-code/otp-problem.ts';
import { ResendCode } from '../mailed-code/resend-code.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { sendConfirmationCode } from './send-confirmation-code.ts';

interface ConfirmCodeFormProps {
  email: string;
  digits: DigitStyle;
  onDone: () => void;
}

export function ConfirmCodeForm({ email, digits, onDone }: ConfirmCodeFormProps) {
  const form = useForm({
    initial: { otp: '' },
    problemsOf: ({ otp }) => ({ otp: otpProblem(otp, digits) }),
    send: async ({ otp }) => {
      await call('POST /api/Auth/confirm-email', { query: { email, otp } });
      onDone();
    },
    blame: underField({ 'otp.wrong': 'otp' }),
  });

  return (
    <form {...form.props} className="form">
      <OtpField {...form.field('otp', toLatinDigits)} label="كود التأكيد" />
      <ResendCode digits={digits} send={() => sendConfirmationCode(email)} />
      {form.refusal && <RefusalNote refusal={form.refusal} title="الإيميل متأكدش" />}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنأكّد إيميلك' : 'أكّد الإيميل'}
      </Button>
    </form>
  );
}
