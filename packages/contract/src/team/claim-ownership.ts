import { z } from 'zod';
import { emailText } from '../auth/email-query.ts';
import { personName } from '../auth/person-name.ts';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const claimOwnership = endpoint({
  method: 'POST',
  path: '/api/Auth/claim-ownership',
  access: 'public',
  summary: "Create the owner's account of a new platform with the one-time link",
  body: z.strictObject({
    claim: z.string().max(200),
    name: personName,
    email: emailText,
    phoneNumber: z.string().max(40),
    password: z.string().max(1000),
  }),
  reply: bare({}),
  errors: [
    'owner.claim_invalid',
    'register.name_missing',
    'register.email_invalid',
    'register.phone_invalid',
    'register.taken',
    'password.staff_too_short',
    'password.too_long',
    'password.too_common',
  ],
});
