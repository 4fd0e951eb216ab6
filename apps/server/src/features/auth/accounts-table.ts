import type { Role } from '@hessa/rules/auth/role';
import type { Grade } from '@hessa/rules/courses/grade';
import { sql } from 'drizzle-orm';
import {
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgPolicy,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

/** Letters typed for one another become one, digits become Latin, vowel marks and tatweel vanish (they have no partner). */
const TYPED = 'أإآٱؤئةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const MEANT = 'ااااويهييك01234567890123456789';
const VANISHING = ['\u0621', '\u0640', ...String.fromCharCode(...range(0x064b, 0x065f)), '\u0670'].join('');

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The rule of `normaliseArabic`, said in SQL so that it can stand behind an index; a test holds the two together. */
const FOLDED_NAME = `regexp_replace(translate(lower(normalize(name, NFKC)), '${TYPED}${VANISHING}', '${MEANT}'), '\\s+', ' ', 'g')`;

/** The name as it is spaced and without spaces («عبد الرحمن» is also typed as one word), each part after a space. */
const SEARCH_TEXT = `' ' || ${FOLDED_NAME} || ' ' || replace(${FOLDED_NAME}, ' ', '') || ' ' || email || ' ' || phone || ' ' || coalesce(parent_phone, '')`;

/**
 * PostgreSQL makes trigrams of what its locale calls letters, and in the plain one of our own these are Latin alone: an
 * index of Arabic names would be empty. What is indexed is therefore spelt in Latin letters. Two of them stand for two
 * Arabic ones each, so what is found is compared with the text itself.
 */
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const LATIN = 'abtijhxdvrzscpdtuegfqklmnoyw';

export function latinLetters(folded: string): string {
  return folded.replace(/[\u0621-\u064a]/g, (letter) => LATIN[ARABIC.indexOf(letter)] ?? letter);
}

/** Students whom lists show; word for word what queries ask, so that these indexes are theirs. */
const LISTED = sql`role = 'student' and anonymised_at is null`;

/** Who holds a course and is no pupil of it: staff, and accounts that are closed or anonymous. */
export const OUT_OF_CLASS = sql`(role <> 'student' or disabled or anonymised_at is not null)`;

/** Who was never here stands behind everybody. */
export const LAST_SEEN = sql`coalesce(last_seen_at, 'infinity'::timestamptz)`;

/**
 * `servesGrade` of the rules, asked of the database: which students are there for an assistant of some grades. Every
 * statement of the console passes here, so no call can forget it. Without a limit the setting is empty and the answer
 * unknown, which lets everybody through; written so, the planner takes it for a condition that hardly hides anybody.
 */
const OF_SERVED_GRADES = sql`(grade is null or grade = any ((select nullif(current_setting('hessa.grades', true), '')::text[])::text[])) is not false`;

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
    /** The phone is another account's until this one proves itself: nobody signs in here by it (`dispute-phone.ts`). */
    phoneDisputed: boolean('phone_disputed').notNull().default(false),
    parentPhone: text('parent_phone'),
    grade: text('grade'),
    /** The grades whose students an assistant serves; null for all of them. */
    servedGrades: jsonb('served_grades').$type<readonly Grade[]>(),
    passwordHash: text('password_hash').notNull(),
    /** Somebody else knows this password, so its owner has to choose another before anything else. */
    passwordTemporary: boolean('password_temporary').notNull().default(false),
    emailConfirmedAt: moment('email_confirmed_at'),
    lastLoginAt: moment('last_login_at'),
    /** The last use of any login, to the day. */
    lastSeenAt: moment('last_seen_at'),
    /** When somebody who had not been here for long was asked whether the account is still wanted. */
    askedToStayAt: moment('asked_to_stay_at'),
    /** When the student last freed a device's place by a code. */
    deviceFreedAt: moment('device_freed_at'),
    disabled: boolean('disabled').notNull().default(false),
    /** A student may be left out of the list that everyone sees. */
    onHonourBoard: boolean('on_honour_board').notNull().default(true),
    /** How many lessons a week the student wants to finish; null for who chose nothing. */
    weeklyGoal: smallint('weekly_goal'),
    /** The teacher's own words about a student; never shown to the student. */
    note: text('note').notNull().default(''),
    /** Counts the changes of what staff edit, so that of two who edit at once the second is told. */
    version: integer('version').notNull().default(1),
    /** Name, phones and e-mail are gone for good; the figures stay. */
    anonymisedAt: moment('anonymised_at'),
    createdAt: moment('created_at').notNull(),
    /** What the console searches in: the database keeps it in step by itself. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(SEARCH_TEXT)),
    /** What the search is indexed by. */
    searchLetters: text('search_letters')
      .notNull()
      .generatedAlwaysAs(sql.raw(`translate(${SEARCH_TEXT}, '${ARABIC}', '${LATIN}')`)),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.tenantId, table.email),
    uniqueIndex('accounts_phone').on(table.tenantId, table.phone).where(sql`not phone_disputed`),
    index('accounts_search').using('gin', (table.searchLetters as unknown as ExtraConfigColumn).op('gin_trgm_ops')),
    // Counts the students of a list or a grade without looking at their rows.
    index('accounts_students').on(table.tenantId, table.grade, table.disabled).where(LISTED),
    // The few whom nobody runs after: cheaper to leave out than all others are to look up.
    index('accounts_out_of_class').on(table.tenantId, table.id).where(OUT_OF_CLASS),
    // The orders of the console's list.
    index('accounts_by_name').on(table.tenantId, table.name, table.id).where(LISTED),
    index('accounts_by_last_seen').on(table.tenantId, LAST_SEEN, table.id).where(LISTED),
    index('accounts_parent_phone').on(table.tenantId, table.parentPhone, table.phone),
    pgPolicy('accounts_of_served_grades', { as: 'restrictive', for: 'all', using: OF_SERVED_GRADES }),
    belongsTo({ name: 'accounts_tenant', tenantId: table.tenantId, columns: [], parent: tenants, parentColumns: [] }),
  ],
);
