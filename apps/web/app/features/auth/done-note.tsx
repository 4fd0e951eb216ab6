import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from '../../ui/notices/note.tsx';

interface DoneNoteProps {
  title: string;
  /** The one way on. */
  actions: ReactNode;
  children: ReactNode;
}

/** Takes the place of a form that was sent: whoever pressed its last button is brought back up to the news. */
export function DoneNote({ title, actions, children }: DoneNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    note.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Note ref={note} tone="right" title={title} actions={actions}>
      {children}
    </Note>
  );
}
