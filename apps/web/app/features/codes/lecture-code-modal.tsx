import { CodeDialog } from './code-dialog.tsx';

interface LectureCodeModalProps {
  open: boolean;
  onClose: () => void;
  /** Filled in already, as after a login in between. */
  initialCode?: string | undefined;
}

/** Opens a lecture for a week with the code of a card; closing it forgets everything. */
export function LectureCodeModal({ open, onClose, initialCode = '' }: LectureCodeModalProps) {
  return open ? <CodeDialog expected="lecture" initialCode={initialCode} onClose={onClose} /> : null;
}
