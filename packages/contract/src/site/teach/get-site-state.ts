import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { siteState } from './site-state.ts';

export const getSiteState = endpoint({
  method: 'GET',
  path: '/api/teach/site',
  access: 'teacher',
  summary: 'The texts, settings and colours of the platform, with the version that an edit must name',
  reply: wrapped(siteState),
  errors: [],
});
