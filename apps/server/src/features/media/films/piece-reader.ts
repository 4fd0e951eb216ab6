import type { Readable } from 'node:stream';
import { DomainError } from '../../../errors/domain-error.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';

/** No piece of six seconds is larger; an address that asks for more was made by hand. */
const LARGEST_PIECE = 64 * 1024 * 1024;
/** A phone's piece of a board. Longer ones come as a stream: they would lie in memory for as long as a slow line takes. */
export const SHORT_PIECE = 256 * 1024;
/** What short pieces on their way may take together; beyond it they come as streams too. */
const HELD_AT_MOST = 64 * 1024 * 1024;

interface OpenPiece {
  bytes: Buffer | Readable;
  /** It was sent, or nobody waits for it any more. */
  letGo: () => void;
}

/** Pieces out of the stored qualities: a short one by one reading, which costs half of what a stream does. */
export function createPieceReader(files: Pick<FileStore, 'size' | 'read' | 'readShort'>, heldAtMost = HELD_AT_MOST) {
  let held = 0;

  async function open(tenantId: string, id: string, range: { start: number; end: number }): Promise<OpenPiece> {
    const { start, end } = range;
    const length = end - start + 1;
    if (length < 1 || length > LARGEST_PIECE) throw new DomainError('media.refused');
    if (length > SHORT_PIECE || held + length > heldAtMost) {
      const size = await files.size(tenantId, id);
      if (size === null) throw new DomainError('media.missing');
      if (end >= size) throw new DomainError('media.refused');
      return { bytes: files.read(tenantId, id, range), letGo: () => {} };
    }
    held += length;
    const letGo = () => {
      held -= length;
    };
    try {
      const bytes = await files.readShort(tenantId, id, range);
      if (bytes === null) throw new DomainError('media.missing');
      if (bytes.length < length) throw new DomainError('media.refused');
      return { bytes, letGo };
    } catch (error) {
      letGo();
      throw error;
    }
  }

  return { open };
}
