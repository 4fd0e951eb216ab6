import { loginPath, redeemPath, registerPath } from '@hessa/rules/pages/public-pages';
import { useState } from 'react';
import type { LoginErrand } from '../../session/login-errand.ts';
import { useSession } from '../../session/use-session.ts';
import { keepWaitingCode } from '../../session/waiting-code.ts';
import { useReturnedWords } from '../../session/written-words.ts';
import { Ticket } from '../../ui/catalogue/ticket.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { CodeDialog } from './code-dialog.tsx';
import './redeem-screen.css';

/** Where the QR code of a card leads: its code in one box, whichever kind it is. */
export function RedeemScreen({ code }: { code: string }) {
  const session = useSession();
  const isPressed = useReturnedWords()?.code === code;
  const [closed, setClosed] = useState(false);
  const state: LoginErrand = { from: redeemPath({ code: code.trim() }), cause: 'card-code' };
  const errand = { state, onClick: () => keepWaitingCode(code.trim()) };
  return (
    <div className="wrap redeem">
      <SectionTitle heading="h1" lead="الكود اللي على الكارت بيفتح الكورس أو المحاضرة على طول.">
        فعّل الكود بتاعك
      </SectionTitle>
      <Ticket
        top={
          <p className="redeem-code">
            <Ltr>{code}</Ltr>
          </p>
        }
      >
        {session.status === 'member' ? (
          <Button wide aria-haspopup="dialog" onClick={() => setClosed(false)}>
            فعّل الكود
          </Button>
        ) : (
          <p className="redeem-guest">
            سجّل دخولك عشان تفعّله.{' '}
            <TextLink {...errand} to={loginPath()}>
              دخول
            </TextLink>{' '}
            أو{' '}
            <TextLink {...errand} to={registerPath()}>
              حساب جديد
            </TextLink>
          </p>
        )}
      </Ticket>
      {session.status !== 'unknown' && !closed && (
        <CodeDialog expected="any" initialCode={code} isPressed={isPressed} onClose={() => setClosed(true)} />
      )}
    </div>
  );
}
