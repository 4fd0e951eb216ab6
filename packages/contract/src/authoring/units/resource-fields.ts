import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { contentName } from '../courses/course-fields.ts';

/** A link that students open: a web address, nothing that a browser would run and nobody's password in it. */
const linkAddress = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .refine((text) => findUnprintable(text, 'line') === null)
  .refine((text) => !hasCredentials(text));

function hasCredentials(address: string): boolean {
  // What is no address at all is refused for that already.
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

export const mediaId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A link, or a file that was uploaded before. */
export const resourceFields = {
  title: contentName,
  url: linkAddress.optional(),
  mediaId: mediaId.optional(),
};
