import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import type { UploadedFile } from '../../../teach-shell/files/file-upload.tsx';
import type { TaughtVideo, VideoDraft } from './video-draft.ts';

const FIND = 'POST /api/teach/uploads/{uploadId}/finish';

/** Where the files of a draft can be seen: those the lesson has, those just uploaded, those of an earlier visit. */
export function useFilePaths(lesson: TaughtVideo, draft: VideoDraft) {
  const [uploaded, setUploaded] = useState<Record<string, string>>({});
  const known = [lesson.video, lesson.captions, lesson.poster, lesson.attachment];
  const pathOf = (file: { mediaId: string } | null): string | null =>
    file ? (uploaded[file.mediaId] ?? known.find((one) => one?.mediaId === file.mediaId)?.path ?? null) : null;
  const learn = ({ mediaId, path }: UploadedFile) => setUploaded((now) => ({ ...now, [mediaId]: path }));

  const unknown = [draft.video, draft.captions, draft.poster, draft.attachment]
    .filter((file) => file !== null && pathOf(file) === null)
    .map((file) => file?.mediaId ?? '')
    .join(' ');
  useEffect(() => {
    for (const uploadId of unknown.split(' ').filter(Boolean)) {
      // A file that is gone shows no preview; saving it says so.
      call(FIND, { params: { uploadId } }).then(
        ({ data }) => setUploaded((now) => ({ ...now, [data.mediaId]: data.path })),
        () => {},
      );
    }
  }, [unknown]);

  return { pathOf, learn };
}
