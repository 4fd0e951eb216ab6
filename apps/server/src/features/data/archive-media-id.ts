/** What a link to an archive is signed for; no file of a lesson can have such an id. */
export function archiveMediaId(jobId: string): string {
  return `archive ${jobId}`;
}
