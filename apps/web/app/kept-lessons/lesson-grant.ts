import { readGrant } from '@hessa/rules/media/kept/kept-grant';
import { callDated } from '../api/call.ts';
import { type KeptRecord, phoneKeys, setClock } from './kept-records.ts';

type Granted = Pick<
  KeptRecord,
  | 'lessonId'
  | 'lines'
  | 'courseId'
  | 'lessonName'
  | 'courseName'
  | 'mediaId'
  | 'pieces'
  | 'folder'
  | 'grant'
  | 'sealedKey'
  | 'keys'
  | 'renewedAt'
>;

/** Asks the lesson's gate for the right to keep it, and learns the time on the way. */
export async function askForGrant(userId: string, lessonId: number, lines: number | null): Promise<Granted> {
  const { publicKey } = await phoneKeys(userId);
  const phoneKey = base64(await crypto.subtle.exportKey('spki', publicKey));
  const { reply, at } = await callDated('POST /api/Student/kept-lessons', { body: { lessonId, lines, phoneKey } });
  const { data } = reply;
  const grant = readGrant(data.grant);
  if (!grant) throw new TypeError('the server gave a right that cannot be read');
  await setClock(userId, grant.givenAt, at);
  return { lessonId, lines, ...data, renewedAt: at };
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
