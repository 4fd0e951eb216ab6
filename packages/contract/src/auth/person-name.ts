import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';

/** A person's name is one line: it stands in lists, certificates and mails. */
export const personName = z
  .string()
  .max(80)
  .refine((text) => findUnprintable(text, 'line') === null);
