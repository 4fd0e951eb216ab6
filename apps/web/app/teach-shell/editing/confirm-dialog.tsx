import type { ReactNode } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DangerChoice } from '../../ui/notices/danger-choice.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  confirm: string;
  /** It takes something away: the safe choice comes first, the red one last. */
  danger?: boolean;
  onClose: () => void;
  /** Throws what the server refused. */
  onConfirm: () => Promise<void>;
}

/** A step that is asked about once more before it is taken. */
export function ConfirmDialog({ title, children, confirm, danger = false, onClose, onConfirm }: ConfirmDialogProps) {
  const { busy, refusal, send } = useSending();

  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <div className="console-form">
        <div>{children}</div>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        {danger ? (
          <DangerChoice confirm={confirm} busy={busy} onStay={onClose} onConfirm={() => void send(onConfirm)} />
        ) : (
          <div className="console-actions">
            <Button look="line" data-first-focus disabled={busy} onClick={onClose}>
              لأ، خلاص
            </Button>
            <Button busy={busy} onClick={() => void send(onConfirm)}>
              {confirm}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
