import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { noteParams } from './note.ts';

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/Student/notes/{noteId}',
  access: 'student',
  summary: 'Throw a note away; one that is not there is gone already',
  params: noteParams,
  reply: wrapped(z.null()),
  errors: [],
});
