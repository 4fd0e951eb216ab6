import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { waitingCode } from '../../session/waiting-code.ts';
import { useReturnedWords } from '../../session/written-words.ts';
import { Ticket } from '../../ui/catalogue/ticket.tsx';
import { useArrivalFocus } from '../../ui/controls/use-arrival-focus.ts';
import { Ltr } from '../../ui/text/bidi.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { CardCodeField } from './card-code-field.tsx';
import { CodeFoot } from './code-foot.tsx';
import { CodeOpened } from './code-opened.tsx';
import { codeTexts, openedTitle } from './code-texts.ts';
import type { Opened } from './redeem-any-code.ts';
import { useCodeForm } from './use-code-form.ts';
import './redeem-screen.css';

/**
 * The address that is printed on a card: its square brings the code along, which stands in the one box here, whichever
 * kind it is; without it the code is typed.
 */
export function RedeemScreen({ code }: { code: string }) {
  const { status } = useSession();
  const isPressed = useReturnedWords()?.code === code && status === 'member';
  const [opened, setOpened] = useState<Opened | null>(null);
  const form = useCodeForm({ expected: 'any', initialCode: code, isPressed, onOpened: setOpened });

  const bringBack = useEffectEvent(() => {
    const kept = waitingCode();
    if (kept && form.values.code === '') form.change({ code: kept });
  });
  useEffect(() => {
    if (status === 'guest') bringBack();
  }, [status]);

  if (opened) return <OpenedCard opened={opened} code={form.values.code} />;
  return (
    <div className="wrap redeem">
      <SectionTitle heading="h1" lead={codeTexts.any.lead}>
        {codeTexts.any.title}
      </SectionTitle>
      <form {...form.props}>
        <Ticket top={<CardCodeField form={form} label="الكود اللي على الكارت" />}>
          <div className="code-form">
            <CodeFoot expected="any" form={form} />
          </div>
        </Ticket>
      </form>
    </div>
  );
}

function OpenedCard({ opened, code }: { opened: Opened; code: string }) {
  const card = useRef<HTMLDivElement>(null);
  useArrivalFocus(card);
  return (
    <div className="wrap redeem" ref={card} tabIndex={-1}>
      <SectionTitle heading="h1">{openedTitle(opened)}</SectionTitle>
      <Ticket
        top={
          <p className="redeem-code">
            <Ltr>{code}</Ltr>
          </p>
        }
      >
        <CodeOpened opened={opened} />
      </Ticket>
    </div>
  );
}
