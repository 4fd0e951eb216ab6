import { sql } from 'drizzle-orm';
import { bigint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../../db/tenant-table.ts';
import { PASSAGE_HASH } from './content-hash.ts';

/** What questions of the bank ask about. Rows are never changed: another wording is another passage. */
export const bankPassages = tenantTable(
  'bank_passages',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    imageMediaId: text('image_media_id'),
    audioMediaId: text('audio_media_id'),
    hash: text('hash').notNull().generatedAlwaysAs(sql.raw(PASSAGE_HASH)),
  },
  (table) => [uniqueIndex('bank_passages_once').on(table.tenantId, table.hash)],
);
