import { z } from 'zod';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ID_LENGTH = 36;

/**
 * The place after which a sorted list goes on: what its last row was sorted by, and which one it was. It says nothing
 * about rows that may be gone by then, so a page is right also when its last student was deleted meanwhile.
 */
export const listPlace = z
  .string()
  .max(300)
  .regex(new RegExp(`~${ID.source}`))
  .transform((text) => ({ key: text.slice(0, -ID_LENGTH - 1), id: text.slice(-ID_LENGTH) }))
  .meta({ type: 'string', maxLength: 300 });

export function placeText(key: string | number, id: string): string {
  return `${key}~${id}`;
}
