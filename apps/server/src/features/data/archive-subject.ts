import type { LinkSubject } from '../media/signed-link.ts';

/** What a link to an archive is signed for; no file of a lesson can have such an id. */
export function archiveSubject(
  tenantId: string,
  jobId: string,
  accountId: string,
  browser: Buffer | null,
): LinkSubject {
  return { tenantId, mediaId: `archive ${jobId}`, accountId, browser };
}
