import { CodeDialog } from './code-dialog.tsx';

interface LectureCodeModalProps {
  open: boolean;
  onClose: () => void;
  /** Typed and sent where the modal was opened, or before a login in between. */
  initialCode?: string | undefined;
}

/** Opens a lecture for a week with the code of a card; closing it forgets everything. */
export function LectureCodeModal({ open, onClose, initialCode = '' }: LectureCodeModalProps) {
  if (!open) return null;
  return <CodeDialog expected="lecture" initialCode={initialCode} isPressed={initialCode !== ''} onClose={onClose} />;
}
