import { z } from 'zod';
import { grade } from '../courses/grade-and-term.ts';

export const staffRole = z.enum(['assistant', 'teacher', 'owner']);

/** Owners are not made by a link: an owner raises somebody who has joined already. */
export const invitedRole = z.enum(['assistant', 'teacher']);

/** The grades whose students an assistant serves; null for all of them, as for whoever is more than an assistant. */
export const servedGrades = z.array(grade).nullable();

/** Somebody who runs the platform. */
export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  role: staffRole,
  grades: servedGrades,
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  disabled: z.boolean(),
});

export const memberParams = { params: z.object({ memberId: z.uuid() }) };

/** A link that nobody has used yet; the link itself is told once and not kept. */
export const staffInvite = z.object({
  id: z.string(),
  name: z.string(),
  role: invitedRole,
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
