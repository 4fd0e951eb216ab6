import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { sealPieces } from '../../../apps/server/src/features/media/films/seal-pieces.ts';
import type { MadeFilm } from './make-ladder.ts';

/** Puts a made film behind a lesson of a running server, as the job that makes films does. Uses the pieces up. */
export async function placeFilm(
  sql: Sql,
  { dataDir, tenantId, lessonId }: { dataDir: string; tenantId: string; lessonId: number },
  { mode, seconds, rungs }: MadeFilm,
): Promise<void> {
  const folder = join(dataDir, 'media', tenantId);
  await mkdir(folder, { recursive: true });
  const filmId = randomBytes(16).toString('base64url');
  const secret = randomBytes(32);
  await sql`insert into media_files (tenant_id, id, content_type, byte_length, file_name, created_at)
    values (${tenantId}, ${filmId}, 'video/mp4', 0, 'bench.mp4', now())`;
  await sql`insert into films (tenant_id, id, job_id, secret, mode, measured_mode, duration_seconds, ready_at)
    values (${tenantId}, ${filmId}, ${randomUUID()}, ${secret}, ${mode}, ${mode}, ${Math.round(seconds)}, now())`;
  for (const { rung, pieces } of rungs) {
    const mediaId = randomBytes(16).toString('base64url');
    const into = join(folder, mediaId);
    const segments = await sealPieces(pieces, { secret, mediaId, into });
    await sql`insert into media_files (tenant_id, id, content_type, byte_length, file_name, created_at)
      values (${tenantId}, ${mediaId}, 'video/mp2t', ${(await stat(into)).size}, 'rung.ts', now())`;
    const { name = 'sound', lines = null, width = 0, height = 0, frameRate = 0, codecs = 'mp4a.40.2' } = rung ?? {};
    await sql`insert into film_rungs
      (tenant_id, film_id, name, mode, media_id, lines, width, height, frame_rate, codecs, segments)
      values (${tenantId}, ${filmId}, ${name}, ${mode}, ${mediaId}, ${lines}, ${width}, ${height}, ${frameRate},
        ${codecs}, ${sql.json(segments)})`;
  }
  await sql`update lessons set video_media_id = ${filmId}, video_url = null, duration_seconds = ${Math.round(seconds)}
    where tenant_id = ${tenantId} and id = ${lessonId}`;
  // The tree of a course is remembered by its version.
  await sql`update courses set version = version + 1
    where tenant_id = ${tenantId} and id = (select course_id from lessons where tenant_id = ${tenantId} and id = ${lessonId})`;
}
