import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { filmFacts } from './get-film.ts';
import { UPLOADS_PATH, uploadId } from './upload-protocol.ts';

export const lookIntoUpload = endpoint({
  method: 'GET',
  path: `${UPLOADS_PATH}/{uploadId}/film`,
  access: 'teacher',
  summary: 'What a film is, told while it still arrives',
  params: z.object({ uploadId }),
  reply: wrapped(
    z.object({
      /** By its first bytes; null until they are here. */
      contentType: z.string().nullable(),
      /** Null where its beginning does not say enough yet. */
      facts: filmFacts.nullable(),
      /** What it is stands at its end: there is nothing more to learn before it is here. */
      isToldAtEnd: z.boolean(),
    }),
  ),
  errors: [
    'upload.not_found',
    'film.no_tool',
    'film.no_picture',
    'film.too_long',
    'film.too_many_streams',
    'film.too_large',
    'film.unknown_codec',
  ],
});
