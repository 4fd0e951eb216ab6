import type { FilmFacts } from '@hessa/rules/media/film/film-facts';
import type { FilmMode } from '@hessa/rules/media/film/film-ladder';
import type { StripPlan } from '@hessa/rules/media/film/film-measures';
import { doublePrecision, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { mediaFiles } from '../media-files-table.ts';

/**
 * An uploaded film on its way to being streamed, under the id of the file it came as: a lesson names the file, and
 * plays the film if there is one. How far it is stands with its job.
 */
export const films = tenantTable(
  'films',
  ['id'],
  {
    id: text('id').notNull(),
    /** The job that makes it, or made it last. */
    jobId: uuid('job_id').notNull(),
    /** What its keys are made of. */
    secret: bytes('secret').notNull(),
    /** What it is; null until somebody could look. */
    facts: jsonb('facts').$type<FilmFacts>(),
    /** Of the rungs that are played; null until the first one is there. */
    mode: text('mode').$type<FilmMode>(),
    /** What the picture itself speaks for, whatever was chosen. */
    measuredMode: text('measured_mode').$type<FilmMode>(),
    /** By how many decibels its sound is evened out. */
    gain: doublePrecision('gain'),
    durationSeconds: integer('duration_seconds'),
    posterMediaId: text('poster_media_id'),
    stripMediaId: text('strip_media_id'),
    /** The words that came inside it. */
    captionsMediaId: text('captions_media_id'),
    strip: jsonb('strip').$type<StripPlan>(),
    /** When the present try began. */
    startedAt: moment('started_at'),
    /** When all its rungs were there. */
    readyAt: moment('ready_at'),
  },
  (table) => [
    belongsTo({
      name: 'films_source',
      tenantId: table.tenantId,
      columns: [table.id],
      parent: mediaFiles,
      parentColumns: [mediaFiles.id],
    }),
  ],
);

export type FilmRow = typeof films.$inferSelect;
