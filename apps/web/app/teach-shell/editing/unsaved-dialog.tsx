import { DangerChoice } from '../../ui/notices/danger-choice.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';

interface UnsavedDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Logging out clears what was never saved; nobody does that without knowing. */
export function UnsavedDialog({ onStay, onLeave }: UnsavedDialogProps) {
  return (
    <Dialog title="فيه تعديل لسه ما اتحفظش" onClose={onStay}>
      <p>لو خرجت دلوقتي هيتمسح من الجهاز ده.</p>
      <DangerChoice stay="استنى، أحفظه" confirm="اخرج وامسح التعديل" busy={false} onStay={onStay} onConfirm={onLeave} />
    </Dialog>
  );
}
