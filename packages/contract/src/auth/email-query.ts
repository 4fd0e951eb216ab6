import { z } from 'zod';

/** The longest address that mail can carry. */
export const emailText = z.string().max(254);

export const emailQuery = z.object({ email: emailText });
