import IconScan from '@tabler/icons-react/dist/esm/icons/IconScan.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { latePart } from '../../offline/late-part.ts';

const ScanDialog = latePart(async () => (await import('./scan-dialog.tsx')).ScanDialog);

interface ScanButtonProps {
  /** The button, given its picture and what a press does. */
  button: (icon: ReactNode, open: () => void) => ReactNode;
  title: string;
  /** What to do next, in a sentence. */
  hint?: string;
  /** With the code of a card that the camera saw; true when no more are wanted. */
  onCode: (code: string) => boolean;
}

/** Opens the camera for the square of a card; the camera's code is fetched with the first press. */
export function ScanButton({ button, title, hint, onCode }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {button(<IconScan size={20} aria-hidden="true" />, () => setOpen(true))}
      {isOpen && (
        <Suspense>
          <ScanDialog
            title={title}
            onClose={() => setOpen(false)}
            onCode={(code) => {
              if (onCode(code)) setOpen(false);
            }}
          >
            {hint}
          </ScanDialog>
        </Suspense>
      )}
    </>
  );
}
