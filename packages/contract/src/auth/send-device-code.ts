import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const sendDeviceCode = endpoint({
  method: 'POST',
  path: '/api/Student/devices/code',
  access: 'student',
  summary: 'Mail a code with which the caller signs another device out',
  reply: bare({}),
  errors: ['device.freed_lately', 'device.no_mailbox'],
});
