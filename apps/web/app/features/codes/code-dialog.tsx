import { useState } from 'react';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeOpened } from './code-opened.tsx';
import { codeTexts, type ExpectedCode, openedTitle } from './code-texts.ts';
import type { Opened } from './redeem-any-code.ts';
import { useCodeForm } from './use-code-form.ts';

interface CodeDialogProps {
  expected: ExpectedCode;
  initialCode: string;
  /** Sent by a press already. */
  isPressed?: boolean | undefined;
  onClose: () => void;
}

/** Asks for a code until one is verified, then offers where to go. */
export function CodeDialog({ expected, initialCode, isPressed = false, onClose }: CodeDialogProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const form = useCodeForm({ expected, initialCode, isPressed, onOpened: setOpened });
  const title = opened ? openedTitle(opened) : codeTexts[expected].title;
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      {opened ? <CodeOpened opened={opened} onHome={onClose} /> : <CodeForm expected={expected} form={form} />}
    </Dialog>
  );
}
