import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { contactState } from './contact-state.ts';

export const getContactState = endpoint({
  method: 'GET',
  path: '/api/teach/contact',
  access: 'teacher',
  summary: 'The contact record, with the version that an edit must name',
  reply: wrapped(contactState),
  errors: [],
});
