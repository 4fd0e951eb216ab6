import { FILM_MODES } from '@hessa/rules/media/film/film-ladder';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { longJob } from '../../jobs/teach/long-job.ts';
import { wrapped } from '../../reply.ts';
import { uploadId } from './upload-protocol.ts';

export const filmParams = { params: z.object({ filmId: uploadId }) };

export const filmFacts = z.object({
  durationSeconds: z.number().nullable(),
  width: z.number(),
  height: z.number(),
  frameRate: z.number(),
  videoCodec: z.string(),
  isHdr: z.boolean(),
  audioCodec: z.string().nullable(),
  channels: z.number(),
});

export const filmState = z.object({
  id: z.string(),
  /** Ready: all of it. Opens: students watch what is there. Failed and stopped: until somebody tries again. */
  state: z.enum(['making', 'opens', 'ready', 'failed', 'stopped']),
  /** Null where the work was done elsewhere, as after moving to another server. */
  job: longJob.nullable(),
  secondsLeft: z.number().nullable(),
  /** Null until somebody could look into it. */
  facts: filmFacts.nullable(),
  mode: z.enum(FILM_MODES).nullable(),
  /** What the picture itself speaks for. */
  measuredMode: z.enum(FILM_MODES).nullable(),
  rungs: z.array(z.object({ name: z.string(), lines: z.number().nullable(), bytes: z.number() })),
  /** Zero once it was dropped. */
  originalBytes: z.number(),
  /** Where it plays for who asks; null before its first rung is there. */
  streamUrl: z.string().nullable(),
  /** The words that came inside it, for lessons without captions of their own. */
  captionsUrl: z.string().nullable(),
  /** Its colours are more than an ordinary screen shows, and this server's tool cannot bring them down. */
  isPale: z.boolean(),
});

export const getFilm = endpoint({
  method: 'GET',
  path: '/api/teach/films/{filmId}',
  access: 'teacher',
  summary: 'What an uploaded film is, how far its making is, and what each of its qualities takes',
  ...filmParams,
  reply: wrapped(filmState),
  errors: ['film.not_found'],
});
