import type { saveAnswers as endpoint } from '@hessa/contract/quizzes/save-answers';
import { isOrdered, SLACK_MS } from '@hessa/rules/quizzes/exams/judge-answers';
import { and, eq, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { InputOf, ResultOf } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { examSittings } from './exam-sittings-table.ts';
import { findExam } from './find-exam.ts';
import { lockSittings, withChanged } from './find-sittings.ts';
import { finishSitting } from './finish-sitting.ts';
import { recountResult } from './recount-result.ts';
import { type SignedAnswer, signatureOf, sittingKey } from './sitting-key.ts';
import { takeAnswers } from './take-answers.ts';

type Sent = InputOf<typeof endpoint>['body'];
type Told = NonNullable<ResultOf<typeof endpoint>['exam']>;

/** The letter of a phone as the rules read it. */
export function givenAnswers(sent: Sent['answers']): SignedAnswer[] {
  return sent.map(({ position, choice, clientTime: at, order = 0, signature }) => {
    return { position, choice, at, order, signature };
  });
}

/** Keeps what a phone sends in an exam: in its time with one statement, and whatever else by the rule. */
export async function saveSitting(tx: Tx, ctx: AccountContext, sent: Sent, number: number): Promise<Told> {
  const given = givenAnswers(sent.answers);
  const place = { studentId: ctx.account.id, lessonId: sent.lessonId, number };
  const isPlain = signatureOf(sittingKey(ctx, place), number, given) !== 'bad' && isOrdered(given);
  return (isPlain && (await savePlain(tx, ctx, place, given, sent.away))) || saveJudged(tx, ctx, place, given);
}

interface Place {
  studentId: string;
  lessonId: number;
  number: number;
}

/** The rush of an exam: no reading before writing, while the attempt runs and nothing is from the future. */
async function savePlain(
  tx: Tx,
  ctx: AccountContext,
  { studentId, lessonId, number }: Place,
  given: readonly SignedAnswer[],
  away: Sent['away'] = { times: 0, seconds: 0 },
): Promise<Told | null> {
  const [first, ...rest] = [...given].sort((one, other) => one.order - other.order);
  const newest = Object.fromEntries([first, ...rest].flatMap((each) => (each ? [[each.position, stored(each)]] : [])));
  const latest = Math.max(...given.map(({ at }) => at)) - SLACK_MS;
  const begunBy = new Date(ctx.now.getTime() - latest).toISOString();
  const now = ctx.now.toISOString();
  const [kept] = await rowsOf<{ endsAt: string; holder: string }>(
    tx,
    sql`
    update ${examSittings}
    set saved = saved || coalesce((
      select jsonb_object_agg(place, answer) from jsonb_each(${JSON.stringify(newest)}::jsonb) as given (place, answer)
      where coalesce((saved -> place ->> 'at')::bigint, 0) <= (answer ->> 'at')::bigint
    ), '{}'), away_times = greatest(away_times, ${away.times}::int),
      away_seconds = greatest(away_seconds, ${away.seconds}::int)
    where tenant_id = ${ctx.tenant.id} and student_id = ${studentId} and lesson_id = ${lessonId} and number = ${number}
      and handed_in_at is null and ends_at >= ${now}::timestamptz
      and started_at <= ${begunBy}::timestamptz
    returning ends_at as "endsAt", holder
  `,
  );
  if (!kept) return null;
  const elsewhere = kept.holder !== ctx.account.sessionId;
  return { now: ctx.now.getTime(), endsAt: Date.parse(kept.endsAt), elsewhere, isHandedIn: false, held: 0 };
}

const stored = ({ choice, at }: SignedAnswer) => ({ choice, at });

async function saveJudged(
  tx: Tx,
  ctx: AccountContext,
  { number, ...sitter }: Place,
  given: readonly SignedAnswer[],
): Promise<Told> {
  const sittings = await lockSittings(tx, ctx.tenant.id, sitter);
  const known = sittings.find((each) => each.number === number);
  if (!known) throw new DomainError('exam.not_started');
  const { sitting, hasNews, held } = await takeAnswers(tx, ctx, known, given);
  if (hasNews && sitting.handedInBy !== null) {
    const finished = await finishSitting(tx, ctx, sitting, sitting.handedInBy);
    await recountResult(tx, ctx.now, await findExam(tx, ctx.tenant.id, sitter), withChanged(sittings, finished));
  } else if (hasNews) {
    const own = and(
      eq(examSittings.tenantId, ctx.tenant.id),
      eq(examSittings.studentId, sitter.studentId),
      eq(examSittings.lessonId, sitter.lessonId),
      eq(examSittings.number, number),
    );
    await tx.update(examSittings).set({ saved: sitting.saved }).where(own);
  }
  return {
    now: ctx.now.getTime(),
    endsAt: sitting.endsAt.getTime(),
    elsewhere: sitting.holder !== ctx.account.sessionId,
    isHandedIn: sitting.handedInAt !== null,
    held,
  };
}
