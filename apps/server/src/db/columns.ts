import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes, such as the hash of a token. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment in UTC, to the millisecond that JavaScript knows. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
