import type { Feature } from '../../calls/feature.ts';
import { deleteNote } from './delete-note.ts';
import { listNotes } from './list-notes.ts';
import { saveNote } from './save-note.ts';

export const notesFeature: Feature = { calls: [deleteNote, listNotes, saveNote] };
