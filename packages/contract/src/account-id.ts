import { z } from 'zod';

/** An account's id in a path, a query or a body: exactly as the server wrote it, in no other spelling. */
export const accountId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
