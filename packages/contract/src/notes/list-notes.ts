import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { note } from './note.ts';

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/Student/notes',
  access: 'student',
  summary: "All of the caller's own notes and bookmarks, the newest first; nobody else can read them",
  reply: wrapped(z.array(note)),
  errors: [],
});
