import { and, eq, inArray, like } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { mediaFiles } from '../../media/media-files-table.ts';
import type { Question } from '../../quizzes/quiz-questions.ts';
import type { WrittenPaper } from './write-quiz-version.ts';

/** A picture that the paper did not have before must be one of ours. */
export async function insistOnPictures(
  tx: Tx,
  tenantId: string,
  paper: WrittenPaper,
  current: readonly Question[],
): Promise<void> {
  const before = new Set(current.map(({ imageMediaId }) => imageMediaId));
  const added = paper.flatMap(({ imageMediaId }) => (before.has(imageMediaId) ? [] : (imageMediaId ?? [])));
  if (added.length === 0) return;
  const found = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(
      and(eq(mediaFiles.tenantId, tenantId), inArray(mediaFiles.id, added), like(mediaFiles.contentType, 'image/%')),
    );
  const ours = new Set(found.map(({ id }) => id));
  const missing = paper.findIndex(
    ({ imageMediaId }) => imageMediaId && !before.has(imageMediaId) && !ours.has(imageMediaId),
  );
  if (missing >= 0) throw new DomainError('quiz.image_missing', { number: missing + 1 });
}
