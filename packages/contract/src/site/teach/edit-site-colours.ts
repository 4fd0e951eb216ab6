import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { basedOn, siteState, writtenColours } from './site-state.ts';

export const editSiteColours = endpoint({
  method: 'PUT',
  path: '/api/teach/site/colours',
  access: 'owner',
  summary: 'Choose the colours of the pages; what could not be read is refused, null gives the own ones back',
  body: z.strictObject({ version: basedOn, colours: writtenColours }),
  reply: wrapped(siteState),
  errors: ['teach.changed_meanwhile', 'site.colours_faint'],
});
