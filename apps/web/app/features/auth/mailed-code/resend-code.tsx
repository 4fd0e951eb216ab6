import { OTP_RESEND_MS } from '@hessa/rules/auth/otp';
import { SECOND } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { TextButton } from '../../../ui/controls/text-link.tsx';
import './resend-code.css';
import { useCountdown } from './use-countdown.ts';

interface ResendCodeProps {
  digits: DigitStyle;
  send: () => Promise<unknown>;
}

/** The server sends one code a minute and stays silent about more, so the button waits for its minute. */
export function ResendCode({ digits, send }: ResendCodeProps) {
  const { seconds, restart } = useCountdown(OTP_RESEND_MS);
  const [isSent, setSent] = useState(false);
  const { busy, refusal, send: sendOnce } = useSending();
  const waiting = seconds > 0;

  async function resend(): Promise<void> {
    if (waiting) return;
    await sendOnce(async () => {
      setSent(false);
      await send();
      restart();
      setSent(true);
    });
  }

  return (
    <div className="resend">
      <p>
        مجاش؟ بصّ في الـ <bdi dir="ltr">Spam</bdi>،{' '}
        {/* Stays a button while it waits: whoever pressed it by keyboard keeps their place. */}
        <TextButton aria-disabled={waiting || busy || undefined} onClick={resend}>
          {busy ? 'بنبعت الكود' : 'ابعت الكود تاني'}
          {waiting && <bdi className="resend-wait"> بعد {countedNoun(seconds, SECOND, digits)}</bdi>}
        </TextButton>
      </p>
      <p className={refusal ? 'resend-failed' : undefined} role="status">
        {isSent && 'بعتنا كود جديد. الكود القديم مبقاش شغّال.'}
        {refusal?.messageAr}
      </p>
    </div>
  );
}
