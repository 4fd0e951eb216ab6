import { Button } from '../../ui/controls/button.tsx';
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
      <div className="console-actions">
        <Button data-first-focus onClick={onStay}>
          استنى، أحفظه
        </Button>
        <Button look="line" onClick={onLeave}>
          اخرج وامسحه
        </Button>
      </div>
    </Dialog>
  );
}
