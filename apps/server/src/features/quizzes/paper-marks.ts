import type { AccountContext } from '../../calls/context.ts';
import { hmac } from '../../platform/keyed-hash.ts';

/**
 * By which two papers of one quiz are known to come from one device or one network. Of no use anywhere else: they are
 * other ones in every quiz, and nothing leads from them back to an address without the key of the server.
 */
export function paperMarks({ tenant, caller, platform }: AccountContext, lessonId: number) {
  const mark = (what: string, hash: Buffer | null) =>
    hash &&
    hmac(platform.secrets.current.mediaKey, `paper ${what}`, tenant.id, String(lessonId), hash.toString('base64url'))
      .subarray(0, 16)
      .toString('base64url');
  return {
    // What stays in a browser when somebody else signs in there: the cookie becomes another one.
    deviceMark: mark('device', caller.deviceIdHash),
    addressMark: mark('address', caller.addressHash),
  };
}
