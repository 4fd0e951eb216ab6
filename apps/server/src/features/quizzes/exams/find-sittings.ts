import { and, asc, eq, sql } from 'drizzle-orm';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from './exam-sittings-table.ts';

export type Sitting = typeof examSittings.$inferSelect;

/** Whose attempts at which exam. */
export interface Sitter {
  studentId: string;
  lessonId: number;
}

function selectSittings(db: Tx) {
  return db
    .select()
    .from(examSittings)
    .where(
      and(
        eq(examSittings.tenantId, sql.placeholder('tenantId')),
        eq(examSittings.studentId, sql.placeholder('studentId')),
        eq(examSittings.lessonId, sql.placeholder('lessonId')),
      ),
    )
    .orderBy(asc(examSittings.number));
}

const sittingsOf = preparedQuery(selectSittings);
const lockedOf = preparedQuery((db) => selectSittings(db).for('no key update'));

/** A student's attempts at an exam, the first one first; also those that the teacher took back. */
export async function findSittings(tx: Tx, tenantId: string, { studentId, lessonId }: Sitter): Promise<Sitting[]> {
  return sittingsOf(tx, { tenantId, studentId, lessonId });
}

/** The same for a change: of two letters at once the second sees what the first has made. */
export async function lockSittings(tx: Tx, tenantId: string, { studentId, lessonId }: Sitter): Promise<Sitting[]> {
  return lockedOf(tx, { tenantId, studentId, lessonId });
}

/** Those that stand. */
export const standing = (sittings: readonly Sitting[]): Sitting[] =>
  sittings.filter(({ withdrawnAt }) => withdrawnAt === null);

export const runningOf = (sittings: readonly Sitting[]): Sitting | undefined =>
  sittings.find(({ handedInAt }) => handedInAt === null);

/** The attempts with one of them as it has become. */
export function withChanged(sittings: readonly Sitting[], changed: Sitting): Sitting[] {
  return sittings.map((each) => (each.number === changed.number ? changed : each));
}

/** As the rules see it. */
export const judgedSitting = ({ startedAt, endsAt, handedInBy, keyShownAt }: Sitting) => ({
  startedAt: startedAt.getTime(),
  endsAt: endsAt.getTime(),
  handedInBy,
  isKeyShown: keyShownAt !== null,
});
