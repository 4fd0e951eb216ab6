import { sql } from 'drizzle-orm';
import { WEEK } from './week-in-sql.ts';

/**
 * Until when a unit is open that was bought alone, by the grant `g` and the more time `x` that was given for it
 * (`heldWindows`); whatever of them is not there counts for nothing, and without both it is null.
 */
export const ALONE_UNTIL = sql`greatest(g.granted_at + ${WEEK}, g.extended_until, x.until)`;
