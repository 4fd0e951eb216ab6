import { type DigitStyle, toLatinDigits } from '@hessa/rules/text/digits';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { OtpField } from '../mailed-code/otp-field.tsx';
import { otpProblem } from '../mailed-code/otp-problem.ts';
import { RefusalNote } from '../refusal-note.tsx';

interface FreeDeviceFormProps {
  deviceId: string;
  digits: DigitStyle;
  onDone: () => void;
}

/** Opening it is asking for the code; typing the code frees the place. */
export function FreeDeviceForm({ deviceId, digits, onDone }: FreeDeviceFormProps) {
  const { send, refusal: notSent } = useSending();
  const form = useForm({
    initial: { otp: '' },
    problemsOf: ({ otp }) => ({ otp: otpProblem(otp, digits) }),
    send: async ({ otp }) => {
      await call('POST /api/Student/devices/free', { body: { deviceId, otp } });
      onDone();
    },
    blame: underField({ 'otp.wrong': 'otp' }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is asked for once, when the form opens
  useEffect(() => {
    void send(() => call('POST /api/Student/devices/code'));
  }, []);

  if (notSent) return <RefusalNote refusal={notSent} title="الكود متبعتش" />;
  return (
    <form {...form.props} className="form device-row-form">
      <p>بعتنا لك كود على الإيميل. اكتبه هنا والجهاز ده هيخرج من حسابك حالًا.</p>
      <OtpField {...form.field('otp', toLatinDigits)} label="الكود" />
      {form.refusal && <RefusalNote refusal={form.refusal} title="المكان مفضيش" />}
      <Button type="submit" size="small" busy={form.busy}>
        {form.busy ? 'بنفضّيه' : 'فضّي المكان'}
      </Button>
    </form>
  );
}
