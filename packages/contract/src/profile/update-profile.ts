import { z } from 'zod';
import { personName } from '../auth/person-name.ts';
import { user } from '../auth/user.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/Student/profile',
  access: 'student',
  summary: 'Change the name, the grade or the password; only what changed is sent',
  body: z.strictObject({
    name: personName.optional(),
    grade: z.string().max(40).optional(),
    password: z.string().max(1000).optional(),
    currentPassword: z.string().max(1000).optional(),
  }),
  reply: wrapped(user),
  errors: [
    'profile.no_changes',
    'profile.current_password_needed',
    'profile.grade_unknown',
    'register.name_missing',
    'profile.password_too_short',
    'password.staff_too_short',
    'password.too_long',
    'password.too_common',
  ],
});
