import { uploadRule } from '@hessa/rules/media/upload-purposes';
import type { ImportedRow } from '@hessa/rules/quizzes/import/imported-row';
import { redrawPicture } from '../../../teach-shell/files/redraw-picture.ts';
import { resumableUpload } from '../../../teach-shell/files/resumable-upload.ts';
import type { Pictures } from './unzip-pictures.ts';

const PURPOSE = 'question-image';

/** Sends the pictures of these rows, each once however many rows show it. Answers the media of each by its name. */
export async function uploadPictures(
  rows: readonly ImportedRow[],
  pictures: Pictures,
  onProgress: (done: number, total: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(rows.flatMap(({ picture }) => (picture && pictures.has(picture) ? [picture] : [])))];
  const { pictureSide = 1600 } = uploadRule(PURPOSE);
  const media = new Map<string, string>();
  for (const [at, name] of wanted.entries()) {
    onProgress(at + 1, wanted.length);
    const file = new File([pictures.get(name) ?? new Blob()], name);
    const { mediaId } = await resumableUpload(await redrawPicture(file, pictureSide), {
      purpose: PURPOSE,
      fileName: name,
      signal: new AbortController().signal,
      onStage: () => {},
      onProgress: () => {},
    });
    media.set(name, mediaId);
  }
  return media;
}
