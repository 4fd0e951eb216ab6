import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { Ticket } from '../../../ui/catalogue/ticket.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import './lecture-code-band.css';

/** A card to scratch: what is written on it goes along to the dialog that redeems it. */
export function LectureCodeBand({ onOpen }: { onOpen: (code: string) => void }) {
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
            onOpen(event.currentTarget.querySelector('input')?.value.trim() ?? '');
          }}
        >
          <Ticket
            on="board"
            top={
              <div className="code-band-top">
                <CodeField label="كود المحاضرة" />
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
