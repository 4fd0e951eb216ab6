import { listLeavingStudents as endpoint } from '@hessa/contract/students/list-leaving-students';
import { goesAt, isAsked } from '@hessa/rules/auth/idle-account';
import { hasMailbox } from '@hessa/rules/auth/mailbox';
import { count } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { accounts } from '../auth/accounts-table.ts';
import { idle, idleStudents } from './idle-students.ts';

const SHOWN = 100;

export const listLeavingStudents = handle(endpoint, async (ctx) => {
  return ctx.withTenant(async (tx) => {
    const found = await idleStudents(tx, ctx.tenant.id, ctx.now, SHOWN);
    const [all] =
      found.length < SHOWN ? [] : await tx.select({ n: count() }).from(accounts).where(idle(ctx.tenant.id, ctx.now));
    const students = found.map(({ student: { id, name, phone, email, askedToStayAt }, lastSeenAt }) => {
      const life = { lastSeenAt, askedAt: askedToStayAt };
      const asked = !isAsked(life) ? 'not-yet' : hasMailbox(email) ? 'mailed' : 'no-mailbox';
      return {
        ...{ id, name, phone, lastSeenAt: lastSeenAt.toISOString(), goesAt: goesAt(life).toISOString() },
        asked: asked as 'mailed' | 'no-mailbox' | 'not-yet',
      };
    });
    return { data: { total: all?.n ?? found.length, students } };
  }, 'read');
});
