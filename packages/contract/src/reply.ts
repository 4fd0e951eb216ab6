import { z } from 'zod';

const envelope = { message: z.string().default('') };

/** The specification's usual envelope: `success`, `message` and the payload inside `data`. */
export function wrapped<Data extends z.ZodType>(data: Data) {
  return z.object({ ...envelope, data });
}

/** Rows of the specification that are read bare: their fields stand beside `success` and `message`. */
export function bare<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ ...envelope, ...fields });
}
