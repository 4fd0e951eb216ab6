import { deleteNote } from './delete-note.ts';
import { listNotes } from './list-notes.ts';
import { saveNote } from './save-note.ts';

export const notesApi = { deleteNote, listNotes, saveNote } as const;
