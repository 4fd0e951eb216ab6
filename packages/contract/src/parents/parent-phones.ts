import { z } from 'zod';

const phone = z.string().max(40);

export const parentPhones = {
  params: z.object({ parentPhone: phone }),
  query: z.object({ studentPhone: phone.default('') }),
};
