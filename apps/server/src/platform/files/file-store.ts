import type { Readable } from 'node:stream';

/** Files of tenants, by opaque ids: on this machine's disk or in object storage. */
export interface FileStore {
  write(tenantId: string, id: string, bytes: Uint8Array): Promise<void>;
  /** Takes in a file of this machine's disk without reading it into memory; the file itself stays where it is. */
  takeIn(tenantId: string, id: string, path: string): Promise<void>;
  /** The same for what is too large for memory. */
  writeFrom(tenantId: string, id: string, content: Readable): Promise<void>;
  size(tenantId: string, id: string): Promise<number | null>;
  /** Both ends are included, as in a Range header. */
  read(tenantId: string, id: string, range: { start: number; end: number }): Readable;
  /** A short stretch in one go: as far as the file reaches, null where there is none. */
  readShort(tenantId: string, id: string, range: { start: number; end: number }): Promise<Buffer | null>;
  /** The file under a path of this machine for as long as the work lasts: programs open paths, not streams. */
  withLocalFile<T>(tenantId: string, id: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(tenantId: string, id: string): Promise<void>;
  list(tenantId: string): Promise<string[]>;
  /** Where a browser may fetch the file itself for a minute; null where only we hand it out. */
  linkTo(tenantId: string, id: string, shownAs: ShownAs): Promise<string | null>;
}

export interface ShownAs {
  contentType: string;
  disposition: string;
}

const SAFE_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** What every name of a file is made of, so that none can lead out of its place. */
export function demandSafe(...names: string[]): void {
  if (!names.every((name) => SAFE_NAME.test(name))) throw new Error('a file name of the wrong shape');
}
