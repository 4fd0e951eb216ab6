import { mayBecome, SNIFFED_HEAD } from '@hessa/rules/media/sniff-content';
import { type UploadPurpose, uploadTypes } from '@hessa/rules/media/upload-purposes';
import { DomainError } from '../../../errors/domain-error.ts';
import type { PartialUpload, PartialUploads } from '../../../platform/uploads/partial-uploads.ts';

/**
 * Lets a piece through while the file may still become what it is for. Its first bytes settle that: nobody sends four
 * gigabytes to hear that they are of the wrong kind.
 */
export function judgeBeginning(uploads: PartialUploads, upload: PartialUpload, makesFilms: boolean) {
  const needed = Math.min(SNIFFED_HEAD, upload.size);
  const types = uploadTypes(upload.purpose as UploadPurpose, makesFilms);
  return async function* (piece: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    if (upload.offset >= needed) return yield* piece;
    let head = await readHead(uploads, upload);
    for await (const bytes of piece) {
      if (head.length < needed) {
        head = Buffer.concat([head, bytes.subarray(0, needed - head.length)]);
        if (head.length === needed && !mayBecome(head, types)) throw new DomainError('upload.wrong_kind');
      }
      yield bytes;
    }
  };
}

/** What earlier pieces brought of the beginning; a line may be cut anywhere. */
async function readHead(uploads: PartialUploads, upload: PartialUpload): Promise<Buffer> {
  if (upload.offset === 0) return Buffer.alloc(0);
  return uploads.read(upload, { start: 0, end: upload.offset - 1 });
}
