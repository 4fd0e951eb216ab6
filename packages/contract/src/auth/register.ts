import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { personName } from './person-name.ts';

/** A field left out counts as left empty, so that the checks answer in the order the specification gives. */
const field = (longest: number) => z.string().max(longest).default('');

export const register = endpoint({
  method: 'POST',
  path: '/api/Auth/register',
  access: 'public',
  summary: 'Create a student account and send a confirmation code by e-mail',
  form: z.strictObject({
    UserName: personName.default(''),
    Email: field(254),
    Password: field(1000),
    ConfirmPassword: field(1000),
    PhoneNumber: field(40),
    ParentPhone: field(40),
    AcademicYear: field(40),
  }),
  reply: wrapped(z.object({ email: z.string(), confirmationRequired: z.boolean() })),
  errors: [
    'register.passwords_differ',
    'register.grade_missing',
    'register.phone_missing',
    'register.parent_phone_missing',
    'register.name_missing',
    'register.phone_invalid',
    'register.parent_phone_invalid',
    'register.parent_phone_own',
    'register.email_invalid',
    'register.taken',
    'password.too_short',
    'password.too_long',
    'password.too_common',
  ],
});
