import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { keepWaitingCode } from '../../../session/waiting-code.ts';
import { Ticket } from '../../../ui/catalogue/ticket.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
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

  async function open(code: string): Promise<void> {
    if (isGuest) keepWaitingCode(code);
    setBusy(true);
    if (!(await onOpen(code))) {
      setProblem(`النت مقطوع دلوقتي. ${isGuest ? 'الكود محفوظ على جهازك، ' : ''}جرّب تاني لما يرجع.`);
    }
    setBusy(false);
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
            const field = event.currentTarget.querySelector('input');
            const code = field?.value.trim() ?? '';
            setProblem(code ? null : 'اكتب الكود اللي على الكارت الأول');
            if (code && !busy) void open(code);
            else if (!code) field?.focus();
          }}
        >
          <Ticket
            on="board"
            top={
              <div className="code-band-top">
                <CodeField label="كود المحاضرة" problem={problem} onChange={() => setProblem(null)} />
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
