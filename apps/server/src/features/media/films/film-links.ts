import type { AccountContext } from '../../../calls/context.ts';
import { equalHashes, signText } from '../../../platform/keyed-hash.ts';
import type { Secrets } from '../../../settings/key-ring.ts';
import { linkQuery } from '../private-link.ts';
import type { Place } from '../signed-link.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIVES_DAYS = 2;

/** What a link to a film's lists and keys is signed for; a link to the file it came as opens neither. */
export function filmSubject(filmId: string): string {
  return `film ${filmId}`;
}

/** The film's list of qualities for this login, or of its sound alone. */
export function filmLink(ctx: AccountContext, filmId: string, place: Place | null, list = 'film'): string {
  return `/media/${ctx.tenant.id}/${filmId}/${list}.m3u8?${linkQuery(ctx, filmSubject(filmId), 'video', place)}`;
}

/**
 * Pieces are encrypted, so their addresses are the same for everybody and any cache between may keep them. They end
 * after the second midnight: what is printed in a forum today is dead the day after tomorrow.
 */
export function pieceFolder({ current }: Secrets, tenantId: string, mediaId: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS) + LIVES_DAYS;
  return `/media/${tenantId}/${mediaId}/${day}.${signDay(current.mediaKey, tenantId, mediaId, day).toString('base64url')}`;
}

export function mayHavePieces(
  secrets: Secrets,
  { tenantId, mediaId, seal }: { tenantId: string; mediaId: string; seal: string },
  now: Date,
): boolean {
  const [day = '', signature = ''] = seal.split('.');
  if (!/^\d{1,6}$/.test(day) || now.getTime() >= Number(day) * DAY_MS) return false;
  const shown = Buffer.from(signature, 'base64url');
  return secrets
    .forWhatLives(LIVES_DAYS * DAY_MS)
    .some(({ mediaKey }) => equalHashes(signDay(mediaKey, tenantId, mediaId, Number(day)), shown));
}

function signDay(key: string, tenantId: string, mediaId: string, day: number): Buffer {
  return signText(key, ['pieces', tenantId, mediaId, day].join('\n'));
}
