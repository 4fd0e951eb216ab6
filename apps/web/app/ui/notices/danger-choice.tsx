import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { DangerButton } from '../controls/danger-button.tsx';
import './danger-choice.css';

interface DangerChoiceProps {
  /** The act and what it takes away: «امسح الدرس». */
  confirm: ReactNode;
  /** Said so that it fits a masculine and a feminine thing alike. */
  stay?: string;
  busy: boolean;
  onStay: () => void;
  /** Left out in a form: then the red press sends it. */
  onConfirm?: (() => void) | undefined;
}

/** How a dialog that takes something away ends: on the safe choice, which has the focus, and the red one last. */
export function DangerChoice({ confirm, stay = 'لأ، خلاص', busy, onStay, onConfirm }: DangerChoiceProps) {
  return (
    <div className="danger-choice">
      <Button look="line" data-first-focus disabled={busy} onClick={onStay}>
        {stay}
      </Button>
      <DangerButton type={onConfirm ? 'button' : 'submit'} busy={busy} onClick={onConfirm}>
        {confirm}
      </DangerButton>
    </div>
  );
}
