import type { ApiError } from '../../api/api-error.ts';
import { Note } from '../../ui/notices/note.tsx';

/** The words stay to be read and copied: they are nowhere else. */
export function RefusedNote({ text, error }: { text: string; error: ApiError }) {
  return (
    <Note tone="wrong" title="الملاحظة دي متحفظتش">
      <p>{error.messageAr}</p>
      {text !== '' && <p dir="auto">{text}</p>}
    </Note>
  );
}
