import { z } from 'zod';
import type { FileStore } from '../files/file-store.ts';

const record = z.object({
  size: z.number(),
  accountId: z.string(),
  purpose: z.string(),
  fileName: z.string(),
  createdAt: z.iso.datetime().transform((text) => new Date(text)),
});

export interface PartialUpload extends z.output<typeof record> {
  tenantId: string;
  id: string;
  /** How much of it is here. */
  offset: number;
}

export type NewUpload = Pick<PartialUpload, 'tenantId' | 'id' | 'size' | 'accountId' | 'purpose' | 'fileName'>;

/** Files on their way in, where no route serves them. */
export interface PartialUploads {
  create(wanted: NewUpload): Promise<void>;
  find(tenantId: string, id: string): Promise<PartialUpload | null>;
  list(tenantId: string): Promise<PartialUpload[]>;
  /** Takes in what comes from `offset` on and answers how much that was; what came before a cut stays. */
  append(upload: PartialUpload, offset: number, content: AsyncIterable<Buffer>): Promise<number>;
  /** Of its first bytes while it arrives, of all once it is whole; both ends are included. */
  read(upload: PartialUpload, range: { start: number; end: number }): Promise<Buffer>;
  /** Makes the whole upload the file of its id; asked again, it is that file already. */
  become(upload: PartialUpload, files: FileStore): Promise<void>;
  remove(upload: Pick<PartialUpload, 'tenantId' | 'id'>): Promise<void>;
  /** What can still be taken in. */
  freeBytes(): Promise<number>;
}

/** A record that a power cut left torn is none: one upload's trouble must not be everybody's. */
export function readRecord(text: string): z.output<typeof record> | null {
  try {
    return record.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
