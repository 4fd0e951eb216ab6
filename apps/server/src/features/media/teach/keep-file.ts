import { SNIFFED_HEAD, SNIFFED_TAIL, type SniffedType, sniffContent } from '@hessa/rules/media/sniff-content';
import { servedType, storedFileName } from '@hessa/rules/media/stored-file-name';
import { type UploadPurpose, uploadRule, uploadTypes } from '@hessa/rules/media/upload-purposes';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PartialUpload, PartialUploads } from '../../../platform/uploads/partial-uploads.ts';
import { redrawPicture } from './redraw-picture.ts';
import { refuseFullDisk } from './refuse-full-disk.ts';

export interface KeptFile {
  contentType: string;
  byteLength: number;
  fileName: string;
}

/** Puts a whole upload into the file store as what it really is; one that is nothing we take is thrown away. */
export async function keepFile(
  { files, uploads, films }: Pick<Platform, 'files' | 'uploads' | 'films'>,
  upload: PartialUpload,
  purpose: UploadPurpose,
): Promise<KeptFile> {
  const { pictureSide } = uploadRule(purpose);
  const types = uploadTypes(purpose, films !== null);
  try {
    const type = await sniffFile(uploads, upload);
    if (!type || !types.includes(type)) throw new DomainError('upload.wrong_kind');
    if (!isPicture(type)) {
      await refuseFullDisk(uploads.become(upload, files));
      return describe(upload, type, upload.size);
    }
    const whole = await uploads.read(upload, { start: 0, end: upload.size - 1 });
    const picture = await redrawPicture(whole, type, pictureSide);
    await refuseFullDisk(files.write(upload.tenantId, upload.id, picture.bytes));
    return describe(upload, picture.type, picture.bytes.length);
  } catch (error) {
    // What is wrong with its content stays wrong; a full disk is tried again with the same bytes.
    if (error instanceof DomainError && error.code !== 'upload.no_space') {
      await files.remove(upload.tenantId, upload.id);
      await uploads.remove(upload);
    }
    throw error;
  }
}

function isPicture(type: SniffedType): type is Parameters<typeof redrawPicture>[1] {
  return type.startsWith('image/');
}

function describe({ fileName }: PartialUpload, type: SniffedType, byteLength: number): KeptFile {
  return { contentType: servedType(type), byteLength, fileName: storedFileName(fileName, type) };
}

async function sniffFile(uploads: PartialUploads, upload: PartialUpload): Promise<SniffedType | null> {
  const last = upload.size - 1;
  const head = await uploads.read(upload, { start: 0, end: Math.min(SNIFFED_HEAD - 1, last) });
  const tail = await uploads.read(upload, { start: Math.max(0, upload.size - SNIFFED_TAIL), end: last });
  return sniffContent(head, tail);
}
