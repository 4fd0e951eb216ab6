import { randomBytes } from 'node:crypto';

/** Ours alone: an id that a client could choose would let it write into the logs. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url');
}
