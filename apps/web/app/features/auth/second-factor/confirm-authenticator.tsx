import { toLatinDigits } from '@hessa/rules/text/digits';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { QrCode } from '../../../ui/drawings/qr-code.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';
import { OtpField } from '../mailed-code/otp-field.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import './second-factor.css';

export interface NewAuthenticator {
  secret: string;
  uri: string;
}

interface ConfirmAuthenticatorProps {
  made: NewAuthenticator;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

export function ConfirmAuthenticator({ made, onConfirmed }: ConfirmAuthenticatorProps) {
  const form = useForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({ code: !code.trim() && 'اكتب الكود اللي في التطبيق.' }),
    send: async (body) =>
      onConfirmed((await call('POST /api/teach/second-factor/confirm', { body })).data.recoveryCodes),
    blame: underField({ 'second_factor.wrong': 'code' }),
  });
  return (
    <form {...form.props} className="form">
      <p>
        افتح تطبيق زي <Ltr>Google Authenticator</Ltr> وصوّر المربع ده، أو{' '}
        <a className="text-link" href={made.uri}>
          افتحه على الموبايل ده
        </a>
        .
      </p>
      <div className="second-factor-qr">
        <QrCode text={made.uri} />
      </div>
      <div>
        <p>مش عارف تصوّره؟ اكتب المفتاح ده بإيدك:</p>
        <code className="second-factor-secret">
          {made.secret.match(/.{1,4}/g)?.map((four, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: four letters of a key are their place
            <span key={at}>{four}</span>
          ))}
        </code>
      </div>
      <OtpField {...form.field('code', toLatinDigits)} label="الكود اللي في التطبيق" />
      {form.refusal && <RefusalNote refusal={form.refusal} title="متفعّلتش" />}
      <Button type="submit" busy={form.busy}>
        {form.busy ? 'بنتأكد' : 'تأكيد'}
      </Button>
    </form>
  );
}
