import { UNIT_WINDOW_DAYS } from '@hessa/rules/units/unit-window';
import { sql } from 'drizzle-orm';

export const WEEK_SECONDS = UNIT_WINDOW_DAYS * 24 * 60 * 60;

/** How long a unit is open, in seconds: a week of days is an hour more or less where clocks are set. */
export const WEEK = sql.raw(`interval '${WEEK_SECONDS} seconds'`);
