import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { Suspense, useState } from 'react';
import { latePart } from '../../offline/late-part.ts';
import { Button } from '../../ui/controls/button.tsx';
import './another-code.css';

const CodeDialog = latePart(async () => (await import('./code-dialog.tsx')).CodeDialog);

/** One line under a student's courses: the next card is typed here. */
export function AnotherCode() {
  const [open, setOpen] = useState(false);
  return (
    <div className="another-code">
      <p>
        <b>معاك كود تاني؟</b> اكتبه وهيتضاف هنا.
      </p>
      <Button look="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconTicket size={20} aria-hidden="true" />
        اكتب الكود
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CodeDialog expected="any" initialCode="" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
