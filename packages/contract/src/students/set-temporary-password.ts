import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { studentParams } from './student-summary.ts';

export const setTemporaryPassword = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/temporary-password',
  access: 'teacher',
  summary: 'Give a student a new password, told once and kept nowhere; every device is signed out',
  ...studentParams,
  reply: bare({ password: z.string() }),
  errors: ['student.not_found'],
});
