import { type PlayedRange, wholeSeconds } from '@hessa/rules/media/covered-seconds';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { watchHours } from './watch-hours-table.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Adds what was just played to the hour's row; a stretch that stands there already writes nothing. */
export async function logWatched(
  tx: Tx,
  key: { tenantId: string; studentId: string; lessonId: number },
  played: readonly PlayedRange[],
  now: Date,
): Promise<void> {
  const ranges = wholeSeconds(played);
  if (ranges.length === 0) return;
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const seconds = `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
  const { tenantId, studentId, lessonId } = key;
  await tx
    .insert(watchHours)
    .values({ tenantId, studentId, lessonId, hour, seconds })
    .onConflictDoUpdate({
      target: [watchHours.tenantId, watchHours.studentId, watchHours.hour, watchHours.lessonId],
      set: { seconds: sql`${watchHours.seconds} + excluded.seconds` },
      setWhere: sql`not ${watchHours.seconds} @> excluded.seconds`,
    });
}
