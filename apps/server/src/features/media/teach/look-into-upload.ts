import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookIntoUpload as endpoint } from '@hessa/contract/media/teach/look-into-upload';
import { isToldAtEnd, LOOKED_AT } from '@hessa/rules/media/film/arriving-film';
import type { FilmFacts } from '@hessa/rules/media/film/film-facts';
import { SNIFFED_HEAD, type SniffedType, sniffContent } from '@hessa/rules/media/sniff-content';
import type { AccountContext } from '../../../calls/context.ts';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import { lookIntoFilm } from '../films/look-into-film.ts';
import { findUpload } from './find-upload.ts';

/** Nobody waits for four gigabytes to hear that they are the wrong film. */
export const lookIntoUpload = handle(endpoint, async (ctx, { params: { uploadId } }) => {
  const tools = ctx.platform.films;
  if (!tools) throw new DomainError('film.no_tool');
  const upload = await findUpload(ctx, uploadId);
  if (upload.purpose !== 'video') throw new DomainError('upload.not_found');
  const here = Math.min(upload.offset, LOOKED_AT);
  const head = here === 0 ? Buffer.alloc(0) : await ctx.platform.uploads.read(upload, { start: 0, end: here - 1 });
  const contentType = sniffContent(head.subarray(0, SNIFFED_HEAD), new Uint8Array());
  const atEnd = isToldAtEnd(head);
  const facts = contentType === null || atEnd ? null : await lookIntoBeginning(ctx, tools, head, contentType);
  return { data: { contentType, facts, isToldAtEnd: atEnd } };
});

async function lookIntoBeginning(
  ctx: AccountContext,
  tools: FilmTools,
  head: Buffer,
  type: SniffedType,
): Promise<FilmFacts | null> {
  const id = `look-${randomUUID()}`;
  const folder = await ctx.platform.workFolders.make(ctx.tenant.id, id);
  try {
    const path = join(folder, 'beginning');
    await writeFile(path, head, { mode: 0o600 });
    const facts = await lookIntoFilm(tools, path);
    // Nothing in a transport stream says how long it is: what is here would be taken for all of it.
    return type === 'video/mp2t' ? { ...facts, durationSeconds: null } : facts;
  } catch (error) {
    // What looks broken may only be unfinished.
    if (error instanceof DomainError && error.code === 'film.broken') return null;
    throw error;
  } finally {
    await ctx.platform.workFolders.remove(ctx.tenant.id, id);
  }
}
