import { Button } from '../controls/button.tsx';
import { Note } from './note.tsx';

interface PartFailedNoteProps {
  part: 'lessons' | 'quizzes';
  busy: boolean;
  onRetry: () => void;
}

const NAMES = { lessons: 'الفيديوهات', quizzes: 'الامتحانات' } as const;

/** Zeros that stand for a failed call must not pass for a student's own. */
export function PartFailedNote({ part, busy, onRetry }: PartFailedNoteProps) {
  return (
    <Note
      tone="warn"
      title={`${NAMES[part]} متحمّلتش`}
      actions={
        <Button look="line" size="small" busy={busy} onClick={onRetry}>
          {busy ? 'بنحمّلها' : 'حمّلها تاني'}
        </Button>
      }
    >
      ده مش صفر: الجزء ده بس لسه موصلش. الباقي زي ما هو.
    </Note>
  );
}
