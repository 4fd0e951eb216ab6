import { IsolatedText } from '../../ui/text/bidi.tsx';
import type { OwnNote } from './own-note.ts';

/** What a note says; a bookmark says that it is one. */
export function NoteWords({ note: { text, waiting } }: { note: OwnNote }) {
  return (
    <span className={text === '' ? 'note-words' : 'note-words note-written'}>
      {text === '' ? (
        <span className="muted">علامة</span>
      ) : (
        <span dir="auto">
          <IsolatedText text={text} />
        </span>
      )}
      {waiting && <small>هتتبعت أول ما النت يرجع</small>}
    </span>
  );
}
