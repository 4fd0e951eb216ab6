import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useEffect, useRef, useState } from 'react';
import { useLineBack } from '../../../offline/use-line-back.ts';
import { useSession } from '../../../session/use-session.ts';
import { forgetWaitingCode, keepWaitingCode, waitingCode } from '../../../session/waiting-code.ts';
import { Ticket } from '../../../ui/catalogue/ticket.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { KEPT_CODE, noLineForCode } from '../../../ui/text/kept-code-words.ts';
import './lecture-code-band.css';

interface LectureCodeBandProps {
  /** True once the dialog is open. */
  onOpen: (code: string) => Promise<boolean>;
}

/**
 * A card to scratch: what is written on it goes along to the dialog that redeems it, once that is here. Pressed empty,
 * it asks here.
 */
export function LectureCodeBand({ onOpen }: LectureCodeBandProps) {
  const isGuest = useSession().status === 'guest';
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isCut, setCut] = useState(false);
  const [isKept, setKept] = useState(false);
  const wasKept = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useLineBack(isCut, () => setCut(false));

  useEffect(() => {
    const kept = isGuest ? waitingCode() : null;
    if (!kept || !field.current || field.current.value) return;
    field.current.value = kept;
    wasKept.current = true;
    setKept(true);
  }, [isGuest]);

  async function open(code: string): Promise<void> {
    if (isGuest) keepWaitingCode(code);
    wasKept.current ||= isGuest;
    setBusy(true);
    setCut(!(await onOpen(code)));
    setBusy(false);
  }

  function write(typed: string): void {
    setProblem(null);
    setCut(false);
    setKept(false);
    if (wasKept.current && typed === '') forgetWaitingCode();
  }

  return (
    <section className="code-band" aria-labelledby="code-title" data-reveal>
      <div className="wrap code-band-in">
        <div>
          <h2 id="code-title">معاك كود محاضرة؟</h2>
          <p>اكشط الكارت، اكتب الكود اللي عليه، والمحاضرة تتفتح في ثانية.</p>
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // The field itself knows what was typed, also before the page was awake.
            const code = field.current?.value.trim() ?? '';
            setProblem(code ? null : 'اكتب الكود اللي على الكارت الأول');
            if (code && !busy) void open(code);
            else if (!code) field.current?.focus();
          }}
        >
          <Ticket
            on="board"
            top={
              <div className="code-band-top">
                <CodeField
                  ref={field}
                  label="كود المحاضرة"
                  problem={problem}
                  cut={isCut ? noLineForCode(isGuest) : undefined}
                  hint={isKept && !isCut ? KEPT_CODE : undefined}
                  onChange={({ target }) => write(target.value)}
                />
                <Badge icon={IconTicket}>كارت</Badge>
              </div>
            }
          >
            <Button type="submit" wide busy={busy} aria-haspopup="dialog">
              {busy ? 'لحظة…' : 'فعّل الكود'}
            </Button>
          </Ticket>
        </form>
      </div>
    </section>
  );
}
