import { z } from 'zod';

/** The record that every page shows; version 0 while there is none. */
export const contactState = z.object({
  version: z.number(),
  contact: z.object({
    whatsAppNumber: z.string(),
    facebookPage: z.string(),
    youTubeChannel: z.string(),
    tiktokChannel: z.string(),
  }),
});
