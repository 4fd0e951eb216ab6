import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { Note } from '../../ui/notices/note.tsx';
import { refusalTitle } from './refusal-title.ts';

interface RefusalNoteProps {
  refusal: ApiError;
  /** What did not happen, such as «الحساب متعملش». */
  title: string;
  actions?: ReactNode;
}

/** Stands above the button that was pressed, so that it is seen without scrolling. */
export function RefusalNote({ refusal, title, actions }: RefusalNoteProps) {
  return (
    <Note tone="wrong" title={refusalTitle(refusal.code, title)} actions={actions}>
      {refusal.messageAr}
    </Note>
  );
}
