import { open } from 'node:fs/promises';
import { mayBecome, SNIFFED_HEAD } from '@hessa/rules/media/sniff-content';
import { type UploadPurpose, uploadTypes } from '@hessa/rules/media/upload-purposes';
import { DomainError } from '../../../errors/domain-error.ts';
import type { PartialUpload } from '../../../platform/uploads/partial-uploads.ts';

/**
 * Lets a piece through while the file may still become what it is for. Its first bytes settle that: nobody sends four
 * gigabytes to hear that they are of the wrong kind.
 */
export function judgeBeginning(upload: PartialUpload, makesFilms: boolean) {
  const needed = Math.min(SNIFFED_HEAD, upload.size);
  const types = uploadTypes(upload.purpose as UploadPurpose, makesFilms);
  return async function* (piece: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head = await readHead(upload, needed);
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
async function readHead({ path, offset }: PartialUpload, needed: number): Promise<Buffer> {
  const length = Math.min(offset, needed);
  if (length === 0) return Buffer.alloc(0);
  const file = await open(path, 'r');
  try {
    return (await file.read(Buffer.alloc(length), 0, length, 0)).buffer;
  } finally {
    await file.close();
  }
}
