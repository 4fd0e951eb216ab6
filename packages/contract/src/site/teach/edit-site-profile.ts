import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { basedOn, siteState, writtenProfile } from './site-state.ts';

export const editSiteProfile = endpoint({
  method: 'PUT',
  path: '/api/teach/site/profile',
  access: 'teacher',
  summary: 'Write the texts, figures and the portrait of the public pages',
  body: z.strictObject({ version: basedOn, profile: writtenProfile }),
  reply: wrapped(siteState),
  errors: ['teach.changed_meanwhile', 'teach.picture_foreign'],
});
