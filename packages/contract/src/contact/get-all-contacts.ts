import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

/** The specification's own casing, oddities included. */
const contactRecord = z.object({
  whatsApp_Number: z.string(),
  facebook_Page: z.string(),
  youTube_Channel: z.string(),
  tiktokChannel: z.string(),
});

export const getAllContacts = endpoint({
  method: 'GET',
  path: '/api/Contact/getAll',
  access: 'public',
  freshness: 'may be old',
  summary: "The teacher's contact records; screens use the first",
  reply: wrapped(z.array(contactRecord)),
  errors: [],
  cacheSeconds: 300,
});
