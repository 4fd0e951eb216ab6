import type { FilmMode } from '@hessa/rules/media/film/film-ladder';
import { doublePrecision, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { films } from './films-table.ts';

/** One quality of a film, whole: a file of encrypted pieces, one behind the other. */
export const filmRungs = tenantTable(
  'film_rungs',
  ['filmId', 'name'],
  {
    filmId: text('film_id').notNull(),
    name: text('name').notNull(),
    mode: text('mode').$type<FilmMode>().notNull(),
    mediaId: text('media_id').notNull(),
    /** Null for sound alone. */
    lines: integer('lines'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    frameRate: doublePrecision('frame_rate').notNull(),
    codecs: text('codecs').notNull(),
    segments: jsonb('segments').$type<[bytes: number, milliseconds: number][]>().notNull(),
  },
  (table) => [
    belongsTo({
      name: 'film_rungs_film',
      tenantId: table.tenantId,
      columns: [table.filmId],
      parent: films,
      parentColumns: [films.id],
    }),
  ],
);

export type FilmRungRow = typeof filmRungs.$inferSelect;
