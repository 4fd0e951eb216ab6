import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { contentName } from '../courses/course-fields.ts';

/** A link that students open: a web address and nothing that a browser would run. */
const linkAddress = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .refine((text) => findUnprintable(text, 'line') === null);

export const mediaId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A link, or a file that was uploaded before. */
export const resourceFields = {
  title: contentName,
  url: linkAddress.optional(),
  mediaId: mediaId.optional(),
};
