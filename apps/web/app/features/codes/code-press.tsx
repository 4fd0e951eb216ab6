import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { type ComponentProps, Suspense, useState } from 'react';
import { latePart } from '../../offline/late-part.ts';
import { Button } from '../../ui/controls/button.tsx';

const CodeDialog = latePart(async () => (await import('./code-dialog.tsx')).CodeDialog);

/** Where a card of any kind is typed, one press away. */
export function CodePress(shape: Pick<ComponentProps<typeof Button>, 'look' | 'size'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...shape} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconTicket size={20} aria-hidden="true" />
        اكتب الكود
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CodeDialog expected="any" initialCode="" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
