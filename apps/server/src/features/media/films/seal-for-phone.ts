import { constants, createCipheriv, createPublicKey, type KeyObject, publicEncrypt, randomBytes } from 'node:crypto';
import { SEGMENTS_PER_KEY } from '@hessa/rules/media/film/film-playlists';
import type { FilmRungRow } from './film-rungs-table.ts';
import { pieceKey } from './seal-pieces.ts';

/** The phone's own key; null for bytes that are none of the kind we seal for. */
export function readPhoneKey(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === 2048 ? key : null;
  } catch {
    return null;
  }
}

/**
 * The keys of one quality for one phone. They come out only under the phone's own key, which its browser gives to
 * nobody, and only together with the text of the grant: whoever writes a later end into it opens nothing.
 */
export function sealForPhone(
  phoneKey: KeyObject,
  grant: string,
  { secret, rung }: { secret: Buffer; rung: Pick<FilmRungRow, 'mediaId' | 'segments'> },
): { sealedKey: string; keys: string[] } {
  const key = randomBytes(32);
  const sealed = publicEncrypt({ key: phoneKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, key);
  const periods = Math.ceil(rung.segments.length / SEGMENTS_PER_KEY);
  const keys = Array.from({ length: periods }, (_, period) => {
    const cipher = createCipheriv('aes-256-gcm', key, periodVector(period)).setAAD(Buffer.from(grant));
    const bytes = [cipher.update(pieceKey(secret, rung.mediaId, period)), cipher.final()];
    return Buffer.concat([...bytes, cipher.getAuthTag()]).toString('base64');
  });
  return { sealedKey: sealed.toString('base64'), keys };
}

/** No vector comes twice under a key that is made for one answer. */
function periodVector(period: number): Buffer {
  const vector = Buffer.alloc(12);
  vector.writeUInt32BE(period, 8);
  return vector;
}
