import { playerTime } from '@hessa/rules/media/player-time';
import { NOTE_LIMITS } from '@hessa/rules/notes/note-limits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { writtenDirection } from '@hessa/rules/text/written-direction';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

interface NoteFormProps {
  second: number;
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** What is written about one second of the video. */
export function NoteForm({ second, text, onSave, onCancel }: NoteFormProps) {
  const [words, setWords] = useState(text);

  function save(event?: FormEvent): void {
    event?.preventDefault();
    onSave(words);
  }

  function press(event: KeyboardEvent): void {
    // The player's keys must not hear what is typed.
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  }

  return (
    <form className="note-form" onSubmit={save}>
      <TextArea
        label={
          <>
            ملاحظتك عند <bdi dir="ltr">{playerTime(second)}</bdi>
          </>
        }
        rows={3}
        dir={writtenDirection(words)}
        autoFocus
        maxLength={NOTE_LIMITS.textLength}
        value={words}
        onChange={({ target }) => setWords(dropUnprintable(target.value, 'lines'))}
        onKeyDown={press}
      />
      <div className="notes-add">
        <Button type="submit" size="small">
          احفظ
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          إلغاء
        </Button>
      </div>
    </form>
  );
}
