import { z } from 'zod';

/** As much as a column of whole numbers holds; what is more is refused and not carried to the database. */
const INT_AT_MOST = 2_147_483_647;

/** A whole number that somebody sends: an id, a version, a place counted from 1. */
export const positiveInt = z.int().min(1).max(INT_AT_MOST);

/** The same where nought is one. */
export const naturalInt = z.int().min(0).max(INT_AT_MOST);

/** The year 3000: no clock of a phone goes further, and whatever is counted from it is a date that can be written. */
const LAST_MOMENT = 32_503_680_000_000;

/** Milliseconds, since 1970 or since something began. */
export const moment = z.int().min(0).max(LAST_MOMENT);
