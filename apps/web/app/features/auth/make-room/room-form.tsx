import type { Reply } from '@hessa/contract/client';
import { type DigitStyle, toLatinDigits } from '@hessa/rules/text/digits';
import { underField, useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { momentText } from '../../../ui/text/day-text.ts';
import { deviceCalled } from '../../../ui/text/device-words.ts';
import { MailedAddress } from '../mailed-code/mailed-address.tsx';
import { OtpField } from '../mailed-code/otp-field.tsx';
import { otpProblem } from '../mailed-code/otp-problem.ts';
import { ResendCode } from '../mailed-code/resend-code.tsx';
import { RefusalNote } from '../refusal-note.tsx';

export type MailedRoom = Reply<'POST /api/Auth/device-code'>['data'];

interface RoomFormProps {
  mailed: MailedRoom;
  digits: DigitStyle;
  onSignIn: (room: { deviceCode: string; freeDevice: string }) => Promise<void>;
  onAgain: () => Promise<void>;
}

/** Which device goes, and the code that proves whose account it is. */
export function RoomForm({ mailed, digits, onSignIn, onAgain }: RoomFormProps) {
  // The newest comes first in the list; the one that rested longest is the likely one to go.
  const form = useForm({
    initial: { freeDevice: mailed.devices.at(-1)?.id ?? '', otp: '' },
    problemsOf: ({ otp }) => ({ otp: otpProblem(otp, digits) }),
    send: ({ freeDevice, otp }) => onSignIn({ freeDevice, deviceCode: otp }),
    blame: underField({ 'otp.wrong': 'otp' }),
  });

  return (
    <form {...form.props} className="form">
      <Note tone="info" title="بعتنا لك كود" still>
        بصّ في إيميلك <MailedAddress>{mailed.sentTo ?? ''}</MailedAddress>. الكود شغّال ١٠ دقايق، والطريقة دي مرة في
        الأسبوع.
      </Note>
      <SelectField
        {...form.field('freeDevice')}
        label="أنهي جهاز يخرج من حسابك؟"
        options={mailed.devices.map(({ id, label, lastSeenAt }) => ({
          value: id,
          label: `${deviceCalled(label)}، آخر استخدام ${momentText(new Date(lastSeenAt), new Date(), digits)}`,
        }))}
      />
      <OtpField {...form.field('otp', toLatinDigits)} label="الكود" />
      <ResendCode digits={digits} send={onAgain} />
      {form.refusal && <RefusalNote refusal={form.refusal} title="مقدرناش ندخّلك" />}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنسجّل دخولك' : 'خرّجه وادخل'}
      </Button>
    </form>
  );
}
