import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { basedOn, siteState, writtenSettings } from './site-state.ts';

/** The owner's alone: these change how everybody logs in and what is shown of students. */
export const editSiteSettings = endpoint({
  method: 'PUT',
  path: '/api/teach/site/settings',
  access: 'owner',
  summary: 'Choose digits, support number, e-mail confirmation, honour board and watermark',
  body: z.strictObject({ version: basedOn, settings: writtenSettings }),
  reply: wrapped(siteState),
  errors: ['teach.changed_meanwhile', 'contact.number_wrong'],
});
