import type { Input } from '@hessa/contract/client';
import { type Letter, lettersOf, post } from '../../outbox/outbox.ts';
import type { OwnNote, StoredNote } from './own-note.ts';

export const SAVE = 'PUT /api/Student/notes/{noteId}';
const DELETE = 'DELETE /api/Student/notes/{noteId}';
const PREFIX = 'note:';

/** What was done to a note and waits for a line. A later change of the same note takes the earlier one's place. */
export type NoteChange =
  | { kind: 'written'; id: string; lessonId: number; second: number; text: string; writtenAt: string }
  | { kind: 'deleted'; id: string };

export const noteKey = (id: string): string => `${PREFIX}${id}`;

export function waitingChanges(userId: string): NoteChange[] {
  return lettersOf(userId)
    .filter(({ key }) => key.startsWith(PREFIX))
    .map(readLetter);
}

function readLetter(letter: Letter): NoteChange {
  const { params, body } = letter.input as Input<typeof SAVE>;
  const id = params.noteId;
  if (letter.route === DELETE) return { kind: 'deleted', id };
  const { lessonId, second, text, clientTime } = body;
  return { kind: 'written', id, lessonId, second, text, writtenAt: new Date(clientTime).toISOString() };
}

export function writeNote({
  id,
  lessonId,
  second,
  text,
}: Pick<StoredNote, 'id' | 'lessonId' | 'second' | 'text'>): void {
  const body = { lessonId, second: Math.floor(second), text: text.trim(), clientTime: Date.now() };
  void post(noteKey(id), SAVE, { params: { noteId: id }, body });
}

export function deleteNote(id: string): void {
  void post(noteKey(id), DELETE, { params: { noteId: id } });
}

/** The notes as they will be once the server has heard of a change. */
export function afterChange(notes: readonly OwnNote[], change: NoteChange, waiting: boolean): OwnNote[] {
  const others = notes.filter(({ id }) => id !== change.id);
  if (change.kind === 'deleted') return others;
  const { kind: _kind, ...written } = change;
  // Its lesson is named by whatever else is known of it; the server names it with its next answer.
  const known = notes.find(({ lessonId }) => lessonId === change.lessonId);
  const { lessonName = '', courseId = 0, courseName = '' } = known ?? {};
  return [{ ...written, lessonName, courseId, courseName, waiting }, ...others];
}
