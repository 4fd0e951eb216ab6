import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useState } from 'react';
import { Ticket } from '../../../ui/catalogue/ticket.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import './lecture-code-band.css';

/** A card to scratch: what is written on it goes along to the dialog that redeems it. Pressed empty, it asks here. */
export function LectureCodeBand({ onOpen }: { onOpen: (code: string) => void }) {
  const [isMissed, setMissed] = useState(false);
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
            setMissed(code === '');
            if (code) onOpen(code);
            else field?.focus();
          }}
        >
          <Ticket
            on="board"
            top={
              <div className="code-band-top">
                <CodeField
                  label="كود المحاضرة"
                  problem={isMissed && 'اكتب الكود اللي على الكارت الأول'}
                  onChange={() => setMissed(false)}
                />
                <Badge icon={IconTicket}>كارت</Badge>
              </div>
            }
          >
            <Button type="submit" wide aria-haspopup="dialog">
              فعّل الكود
            </Button>
          </Ticket>
        </form>
      </div>
    </section>
  );
}
