import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from './tenants-table.ts';

/** Host names that point to this deployment and decide the tenant of its pages; one tenant a name. */
export const tenantHosts = tenantTable('tenant_hosts', ['host'], { host: text('host').notNull() }, (table) => [
  uniqueIndex('tenant_hosts_host').on(table.host),
  belongsTo({ name: 'tenant_hosts_tenant', tenantId: table.tenantId, columns: [], parent: tenants, parentColumns: [] }),
]);
