import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { bare } from '../../reply.ts';

/**
 * The routes of the resumable upload (tus 1.0: creation and termination). What travels is bytes and headers, so they
 * are no calls of the typed client; they stand here because every route says who may call it.
 */

export const UPLOADS_PATH = '/api/teach/uploads';

export const uploadId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

const params = z.object({ uploadId });

export const startUpload = endpoint({
  method: 'POST',
  path: UPLOADS_PATH,
  access: 'teacher',
  summary: 'Begin a resumable upload: its length and purpose, before any byte',
  reply: bare({}),
  errors: ['upload.too_large', 'upload.over_quota', 'upload.no_space'],
});

/** Going on includes asking how far it came (HEAD). */
export const continueUpload = endpoint({
  method: 'PATCH',
  path: `${UPLOADS_PATH}/{uploadId}`,
  access: 'teacher',
  summary: 'Send the next piece of an upload',
  params,
  reply: bare({}),
  errors: ['upload.not_found', 'upload.out_of_step', 'upload.too_large', 'upload.wrong_kind', 'upload.no_space'],
});

export const dropUpload = endpoint({
  method: 'DELETE',
  path: `${UPLOADS_PATH}/{uploadId}`,
  access: 'teacher',
  summary: 'Give up an unfinished upload',
  params,
  reply: bare({}),
  errors: ['upload.not_found'],
});
