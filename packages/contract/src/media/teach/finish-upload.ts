import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { UPLOADS_PATH, uploadId } from './upload-protocol.ts';

export const uploadedFile = z.object({
  mediaId: z.string(),
  /** Where the file can be seen now: for good where it is open, by a link that ends where it is not. */
  path: z.string(),
  contentType: z.string(),
  byteLength: z.number().int(),
  fileName: z.string(),
});

export const finishUpload = endpoint({
  method: 'POST',
  path: `${UPLOADS_PATH}/{uploadId}/finish`,
  access: 'teacher',
  summary: 'Look into a file that arrived whole and keep it; asking again answers the same file',
  params: z.object({ uploadId }),
  reply: wrapped(uploadedFile),
  errors: [
    'upload.not_found',
    'upload.unfinished',
    'upload.wrong_kind',
    'upload.broken',
    'upload.too_many_pixels',
    'upload.no_space',
  ],
});
