import { FILM_MODES } from '@hessa/rules/media/film/film-ladder';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { filmParams, filmState } from './get-film.ts';

export const remakeFilm = endpoint({
  method: 'POST',
  path: '/api/teach/films/{filmId}/make',
  access: 'teacher',
  summary: 'Make a film again: after a failure, or for a board instead of a camera and back; what is made is kept',
  ...filmParams,
  body: z.strictObject({
    /** Chosen by the screen, so that pressing twice starts one. */
    jobId: z.uuid(),
    /** Null leaves the choice to the picture. */
    mode: z.enum(FILM_MODES).nullable(),
  }),
  reply: wrapped(filmState),
  errors: ['film.not_found', 'film.no_tool', 'film.being_made', 'film.original_gone', 'job.id_taken'],
});
