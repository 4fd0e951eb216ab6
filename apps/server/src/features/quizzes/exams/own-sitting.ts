import { sql } from 'drizzle-orm';
import { preparedStatement } from '../../../db/prepared-query.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from './exam-sittings-table.ts';
import type { Sitting } from './find-sittings.ts';

/** Whose attempt it is, for statements that are written out and built once: an exam's rush is made of these. */
export const OWN_SITTING = sql`tenant_id = ${sql.placeholder('tenantId')}
  and student_id = ${sql.placeholder('studentId')} and lesson_id = ${sql.placeholder('lessonId')}
  and number = ${sql.placeholder('number')}`;

export type OwnSitting = Pick<Sitting, 'tenantId' | 'studentId' | 'lessonId' | 'number'>;

const ownSitting = ({ tenantId, studentId, lessonId, number }: OwnSitting): OwnSitting => ({
  ...{ tenantId, studentId, lessonId, number },
});

interface TimeAway {
  times: number;
  seconds: number;
}

/** A phone that was not heard of for a while tells less than another one did: it only ever grows. */
export const withAway = (sitting: Sitting, { times, seconds }: TimeAway = { times: 0, seconds: 0 }): Sitting => ({
  ...sitting,
  awayTimes: Math.max(sitting.awayTimes, times),
  awaySeconds: Math.max(sitting.awaySeconds, seconds),
});

const keeping = preparedStatement<OwnSitting & { saved: string; awayTimes: number; awaySeconds: number }, never>(sql`
  update ${examSittings} set saved = ${sql.placeholder('saved')}::jsonb,
    away_times = ${sql.placeholder('awayTimes')}::int, away_seconds = ${sql.placeholder('awaySeconds')}::int
  where ${OWN_SITTING}`);

/** Writes the answers that count, and for how long its student was away. */
export async function keepSaved(tx: Tx, sitting: Sitting): Promise<void> {
  const { saved, awayTimes, awaySeconds } = sitting;
  await keeping(tx, { ...ownSitting(sitting), saved: JSON.stringify(saved), awayTimes, awaySeconds });
}

const taking = preparedStatement<OwnSitting & { holder: string }, never>(
  sql`update ${examSittings} set holder = ${sql.placeholder('holder')}::uuid where ${OWN_SITTING}`,
);

/** Writes which login took it up last. */
export async function keepHolder(tx: Tx, sitting: Sitting): Promise<void> {
  await taking(tx, { ...ownSitting(sitting), holder: sitting.holder });
}

const closing = preparedStatement<
  OwnSitting & {
    saved: string;
    awayTimes: number;
    awaySeconds: number;
    handedInAt: string | null;
    handedInBy: string | null;
    grading: string;
  },
  never
>(sql`
  update ${examSittings} set saved = ${sql.placeholder('saved')}::jsonb,
    away_times = ${sql.placeholder('awayTimes')}::int, away_seconds = ${sql.placeholder('awaySeconds')}::int,
    handed_in_at = ${sql.placeholder('handedInAt')}::timestamptz, handed_in_by = ${sql.placeholder('handedInBy')},
    grading = ${sql.placeholder('grading')}::jsonb
  where ${OWN_SITTING}`);

/** Writes an attempt as it was handed in. */
export async function keepClosed(tx: Tx, sitting: Sitting): Promise<void> {
  const { saved, awayTimes, awaySeconds, handedInAt, handedInBy, grading } = sitting;
  await closing(tx, {
    ...ownSitting(sitting),
    ...{ awayTimes, awaySeconds, handedInBy },
    saved: JSON.stringify(saved),
    handedInAt: handedInAt?.toISOString() ?? null,
    grading: JSON.stringify(grading),
  });
}
