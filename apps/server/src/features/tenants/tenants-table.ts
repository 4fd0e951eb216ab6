import { boolean, integer, jsonb } from 'drizzle-orm/pg-core';
import type { TenantProfile, TenantSettings } from '../../calls/tenant.ts';
import { bytes, moment } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenant-table.ts';

/** A teacher's platform. Its key is the tenant id alone: it is the root that every other row hangs from. */
export const tenants = tenantTable('tenants', [], {
  active: boolean('active').notNull().default(true),
  profile: jsonb('profile').$type<TenantProfile>().notNull(),
  settings: jsonb('settings').$type<TenantSettings>().notNull(),
  /** Counts up with every edit of the profile or the settings, so that one based on an older state is refused. */
  version: integer('version').notNull().default(1),
  /** Hash of the one-time link that creates the owner's account; null once used. */
  ownerClaimHash: bytes('owner_claim_hash'),
  createdAt: moment('created_at').notNull(),
});
