import { pictureName } from '@hessa/rules/quizzes/import/read-table';
import { unzipSync } from 'fflate/browser';

/** Pictures by the name that the rows call them. */
export type Pictures = ReadonlyMap<string, Blob>;

const PICTURE = /\.(?:png|jpe?g|webp|gif)$/i;
const AT_MOST = 500;
const BYTES_EACH = 10_000_000;
const BYTES_IN_ALL = 150_000_000;

/** The pictures of a ZIP by their names. What an archive says of itself is counted before any of it is unpacked. */
export function unzipPictures(archive: Uint8Array): Pictures {
  let files = 0;
  let bytes = 0;
  const found = unzipSync(archive, {
    filter({ name, originalSize }) {
      if (!PICTURE.test(name) || name.includes('__MACOSX') || originalSize > BYTES_EACH) return false;
      files += 1;
      bytes += originalSize;
      return files <= AT_MOST && bytes <= BYTES_IN_ALL;
    },
  });
  return new Map(Object.entries(found).map(([name, content]) => [pictureName(name), new Blob([content as BlobPart])]));
}
