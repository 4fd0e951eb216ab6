import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { contactState } from './contact-state.ts';

export const editContact = endpoint({
  method: 'PUT',
  path: '/api/teach/contact',
  access: 'teacher',
  summary: 'Write the contact record; numbers in any digits, links of the network they are meant for',
  body: z.strictObject({
    version: z.int().min(0).max(2_000_000_000),
    contact: z.strictObject({
      whatsAppNumber: z.string().max(40),
      facebookPage: z.string().max(300),
      youTubeChannel: z.string().max(300),
      tiktokChannel: z.string().max(300),
    }),
  }),
  reply: wrapped(contactState),
  errors: ['teach.changed_meanwhile', 'contact.number_wrong', 'contact.link_wrong'],
});
