import { playerTime } from '@hessa/rules/media/player-time';
import { orderNotes } from '@hessa/rules/notes/order-notes';
import { notesPath } from '@hessa/rules/pages/student-pages';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type RefObject, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import type { VideoClock } from '../../ui/lesson/video-clock.ts';
import { Note } from '../../ui/notices/note.tsx';
import { NoteForm } from './note-form.tsx';
import { deleteNote, writeNote } from './note-letters.ts';
import { NoteRow } from './note-row.tsx';
import type { OwnNote } from './own-note.ts';
import { RefusedNote } from './refused-note.tsx';
import { useOwnNotes } from './use-own-notes.ts';
import './notes.css';

interface LessonNotesProps {
  lessonId: number;
  clock: RefObject<VideoClock | null>;
}

/** A place of the video that is being written about. */
type Draft = Pick<OwnNote, 'id' | 'second' | 'text'>;

/** The student's own notes and bookmarks beside a video. */
export function LessonNotes({ lessonId, clock }: LessonNotesProps) {
  const { notes, isFull, refused } = useOwnNotes();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<OwnNote | null>(null);
  const own = orderNotes(notes.filter(({ id, lessonId: of }) => of === lessonId && id !== draft?.id));

  /** A new one, at the second that is playing. */
  const begin = (): Draft => ({ id: crypto.randomUUID(), second: Math.floor(clock.current?.now() ?? 0), text: '' });

  function keep(note: Draft, words: string): void {
    writeNote({ ...note, lessonId });
    setRemoved(null);
    setDraft(null);
    setSaid(words);
  }

  function mark(): void {
    const note = begin();
    const words = `اتعلّم عند ${playerTime(note.second)}`;
    // Pressed again at the same second, it is the same place.
    if (own.some(({ second, text }) => second === note.second && text === '')) setSaid(words);
    else keep(note, words);
  }

  function remove(note: OwnNote): void {
    deleteNote(note.id);
    setDraft(null);
    setRemoved(note);
  }

  return (
    <section className="notes" aria-labelledby="notes-title">
      <div className="notes-head">
        <h2 id="notes-title">ملاحظاتك</h2>
        {/* Above the press that it answers: a new mark itself may lie below the screen. */}
        <p className="notes-said muted" role="status">
          {said}
        </p>
        <TextLink to={notesPath()}>كل ملاحظاتي</TextLink>
      </div>
      {draft ? (
        <NoteForm
          key={draft.id}
          second={draft.second}
          text={draft.text}
          onSave={(text) => keep({ ...draft, text }, 'اتحفظت')}
          onCancel={() => setDraft(null)}
        />
      ) : (
        <div className="notes-add">
          <Button look="line" size="small" disabled={isFull} onClick={() => setDraft(begin())}>
            <IconPencil size={20} aria-hidden="true" />
            اكتب ملاحظة
          </Button>
          <Button look="line" size="small" disabled={isFull} onClick={mark}>
            <IconBookmark size={20} aria-hidden="true" />
            علّم المكان ده
          </Button>
        </div>
      )}
      {isFull && <p className="muted">وصلت لآخر عدد من الملاحظات. امسح اللي مش محتاجه وكمّل.</p>}
      {refused && <RefusedNote {...refused} />}
      {removed && (
        <Note
          tone="info"
          title="اتمسحت"
          actions={
            <Button look="line" size="small" onClick={() => keep(removed, 'رجعت')}>
              رجّعها
            </Button>
          }
        />
      )}
      {own.length === 0 && !draft && (
        <p className="muted">علّم على أي ثانية وارجعلها بضغطة، من غير نت كمان. محدش بيشوفها غيرك.</p>
      )}
      <ol className="notes-list">
        {own.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            onSeek={() => clock.current?.playFrom(note.second)}
            onEdit={() => setDraft(note)}
            onDelete={() => remove(note)}
          />
        ))}
      </ol>
    </section>
  );
}
