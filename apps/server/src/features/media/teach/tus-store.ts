import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PartialUploads } from '../../../platform/uploads/partial-uploads.ts';
import { judgeBeginning } from './judge-beginning.ts';

/** The protocol's view of partial uploads; an id of the protocol is `tenant/upload`. */
export class TusStore extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #uploads: PartialUploads;
  readonly #makesFilms: boolean;

  constructor({ uploads, films }: Pick<Platform, 'uploads' | 'films'>) {
    super();
    this.#uploads = uploads;
    this.#makesFilms = films !== null;
  }

  override async create(upload: Upload): Promise<Upload> {
    const [tenantId, id] = split(upload.id);
    const { accountId = '', purpose = '', fileName = '' } = upload.metadata ?? {};
    const facts = { accountId: accountId ?? '', purpose: purpose ?? '', fileName: fileName ?? '' };
    await this.#uploads.create({ tenantId, id, size: upload.size ?? 0, ...facts });
    return upload;
  }

  override async getUpload(name: string): Promise<Upload> {
    const { offset, size } = await this.#find(name);
    return new Upload({ id: name, offset, size });
  }

  /** Whatever arrived before a cut stays: the next piece begins where the file ends. */
  override async write(piece: Readable, name: string, offset: number): Promise<number> {
    const upload = await this.#find(name);
    const judged = judgeBeginning(this.#uploads, upload, this.#makesFilms);
    try {
      return offset + (await this.#uploads.append(upload, offset, judged(piece)));
    } catch (error) {
      // What is wrong with its content stays wrong.
      if (error instanceof DomainError) await this.#uploads.remove(upload);
      throw error;
    }
  }

  override async remove(name: string): Promise<void> {
    await this.#uploads.remove(await this.#find(name));
  }

  async #find(name: string) {
    const upload = await this.#uploads.find(...split(name));
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

function split(name: string): [tenantId: string, id: string] {
  const [tenantId = '', id = ''] = name.split('/');
  return [tenantId, id];
}
