import { boolean, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

export type Role = 'student' | 'assistant' | 'teacher' | 'owner';

/** People who sign in. Phones and e-mails are stored normalised, so that another spelling is the same person. */
export const accounts = tenantTable(
  'accounts',
  ['id'],
  {
    id: uuid('id').notNull(),
    role: text('role').$type<Role>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    parentPhone: text('parent_phone'),
    grade: text('grade'),
    passwordHash: text('password_hash').notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    lastLoginAt: moment('last_login_at'),
    disabled: boolean('disabled').notNull().default(false),
    /** A student may be left out of the list that everyone sees. */
    onHonourBoard: boolean('on_honour_board').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.tenantId, table.email),
    uniqueIndex('accounts_phone').on(table.tenantId, table.phone),
    index('accounts_parent_phone').on(table.tenantId, table.parentPhone, table.phone),
    belongsTo({ name: 'accounts_tenant', tenantId: table.tenantId, columns: [], parent: tenants, parentColumns: [] }),
  ],
);
