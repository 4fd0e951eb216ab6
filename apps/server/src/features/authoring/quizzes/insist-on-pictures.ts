import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { mediaFiles } from '../../media/media-files-table.ts';
import type { StoredPaper } from '../../quizzes/quiz-questions.ts';
import type { WrittenPaper } from './write-quiz-version.ts';

/** A picture or a recording that the paper did not have before must be one of ours, and what it is said to be. */
export async function insistOnPictures(
  tx: Tx,
  tenantId: string,
  paper: WrittenPaper,
  current: StoredPaper,
): Promise<void> {
  const before = new Set([...current.questions, ...current.passages].flatMap(filesOf));
  const added = [...paper.questions, ...paper.passages].flatMap(filesOf).filter((id) => !before.has(id));
  if (added.length === 0) return;
  const found = await tx
    .select({ id: mediaFiles.id, contentType: mediaFiles.contentType })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.tenantId, tenantId), inArray(mediaFiles.id, added)));
  const types = new Map(found.map(({ id, contentType }) => [id, contentType]));
  const isOurs = (id: string | null, type: 'image/' | 'audio/') =>
    id === null || before.has(id) || (types.get(id) ?? '').startsWith(type);
  const question = paper.questions.findIndex(({ imageMediaId }) => !isOurs(imageMediaId, 'image/'));
  if (question >= 0) throw new DomainError('quiz.image_missing', { number: question + 1 });
  const passage = paper.passages.findIndex(
    ({ imageMediaId, audioMediaId }) => !isOurs(imageMediaId, 'image/') || !isOurs(audioMediaId, 'audio/'),
  );
  if (passage >= 0) throw new DomainError('quiz.passage_file_missing', { number: passage + 1 });
}

const filesOf = (part: { imageMediaId: string | null; audioMediaId?: string | null }): string[] =>
  [part.imageMediaId, part.audioMediaId ?? null].filter((id) => id !== null);
