import { OTP_RESEND_MS } from '@hessa/rules/auth/otp';
import { SECOND } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import './resend-code.css';
import { useCountdown } from './use-countdown.ts';

interface ResendCodeProps {
  digits: DigitStyle;
  send: () => Promise<unknown>;
}

type State = 'idle' | 'sending' | 'sent' | { readonly failed: string };

/** The server sends one code a minute and stays silent about more, so the button waits for its minute. */
export function ResendCode({ digits, send }: ResendCodeProps) {
  const { seconds, restart } = useCountdown(OTP_RESEND_MS);
  const [state, setState] = useState<State>('idle');
  const waiting = seconds > 0;

  async function resend(): Promise<void> {
    if (waiting || state === 'sending') return;
    setState('sending');
    try {
      await send();
      restart();
      setState('sent');
    } catch (error) {
      setState({ failed: error instanceof ApiError ? error.messageAr : 'مقدرناش نبعت الكود تاني. جرّب بعد شوية.' });
    }
  }

  return (
    <div className="resend">
      <p>
        مجاش؟ بصّ في الـ <bdi dir="ltr">Spam</bdi>،{' '}
        {/* Stays a button while it waits: whoever pressed it by keyboard keeps their place. */}
        <TextButton aria-disabled={waiting || state === 'sending' || undefined} onClick={resend}>
          {state === 'sending' ? 'بنبعت الكود' : 'ابعت الكود تاني'}
          {waiting && <bdi className="resend-wait"> بعد {countedNoun(seconds, SECOND, digits)}</bdi>}
        </TextButton>
      </p>
      <p className={typeof state === 'object' ? 'resend-failed' : undefined} role="status">
        {state === 'sent' && 'بعتنا كود جديد. الكود القديم مبقاش شغّال.'}
        {typeof state === 'object' && state.failed}
      </p>
    </div>
  );
}
