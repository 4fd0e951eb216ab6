import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { deletedParams } from './restore-deleted.ts';

export const eraseDeleted = endpoint({
  method: 'POST',
  path: '/api/teach/deleted/{deletedId}/erase',
  access: 'owner',
  freshSignIn: true,
  summary: 'Erase at once what was deleted, instead of after thirty days',
  ...deletedParams,
  reply: bare({}),
  errors: ['trash.not_found'],
});
