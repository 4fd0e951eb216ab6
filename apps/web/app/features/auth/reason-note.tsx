import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import type { LoginReason } from './login-reason.ts';

interface ReasonNoteProps {
  reason: LoginReason;
  /** For whoever finds somebody else's code on this phone. */
  onDrop: (() => void) | undefined;
}

/** What brought somebody to the login or the registration. */
export function ReasonNote({ reason, onDrop }: ReasonNoteProps) {
  return (
    <Note tone="info" title={reason.title} actions={onDrop && <DropCode onDrop={onDrop} />}>
      {reason.more}
    </Note>
  );
}

export function DropCode({ onDrop }: { onDrop: () => void }) {
  return (
    <Button look="quiet" size="small" onClick={onDrop}>
      مش بتاعي، امسحه
    </Button>
  );
}
