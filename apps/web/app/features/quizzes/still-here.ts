import type { ApiError } from '../../api/api-error.ts';

/** Why a paper that was sent by a press is still on the phone, and what brings it out; null where none is. */
export function stillHere(why: Pick<ApiError, 'isNetwork' | 'status'> | null): string | null {
  if (!why) return null;
  if (why.isNetwork) return 'لسه موصلتش، والنت شكله مقطوع. هتتبعت لوحدها أول ما يرجع.';
  // Nothing goes out under a login that ended.
  if (why.status === 401) return 'لسه موصلتش، ودخولك خلص. سجّل دخولك تاني وهتتبعت لوحدها.';
  return 'لسه موصلتش، وهنجرّب تاني لوحدنا.';
}
