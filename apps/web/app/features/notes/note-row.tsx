import { playerTime } from '@hessa/rules/media/player-time';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { NoteWords } from './note-words.tsx';
import type { OwnNote } from './own-note.ts';

interface NoteRowProps {
  note: OwnNote;
  onSeek: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function NoteRow({ note, onSeek, onEdit, onDelete }: NoteRowProps) {
  const time = playerTime(note.second);
  return (
    <li className="note-row">
      <button type="button" className="note-time" aria-label={`روح للدقيقة ${time}`} onClick={onSeek}>
        <bdi dir="ltr">{time}</bdi>
      </button>
      <NoteWords note={note} />
      <IconButton label={`عدّل ملاحظة ${time}`} onClick={onEdit}>
        <IconPencil size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={`امسح ملاحظة ${time}`} onClick={onDelete}>
        <IconTrash size={20} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
