import type { saveAnswers as endpoint } from '@hessa/contract/quizzes/save-answers';
import { isOrdered, SLACK_MS } from '@hessa/rules/quizzes/exams/judge-answers';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountContext, ClaimContext, ClaimedLogin, PublicContext } from '../../../calls/context.ts';
import type { InputOf, ResultOf } from '../../../calls/handle.ts';
import { preparedStatement } from '../../../db/prepared-query.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { CLAIM_HOLDS, type ClaimValues, claimValues } from '../../auth/claimed-login.ts';
import { newestWins } from '../newest-wins.ts';
import { examSittings } from './exam-sittings-table.ts';
import { findExam } from './find-exam.ts';
import { lockSittings, type Sitting, withChanged } from './find-sittings.ts';
import { finishSitting } from './finish-sitting.ts';
import { ATTEMPT_STATE, type AttemptState, newsFor } from './known-answers.ts';
import { keepSaved, OWN_SITTING, type OwnSitting, withAway } from './own-sitting.ts';
import { recountResult } from './recount-result.ts';
import { type SignedAnswer, signatureOf } from './sitting-key.ts';
import { takeAnswers } from './take-answers.ts';

type Sent = InputOf<typeof endpoint>['body'];
type Told = NonNullable<ResultOf<typeof endpoint>['exam']>;

/** The letter of a phone as the rules read it. */
export function givenAnswers(sent: Sent['answers']): SignedAnswer[] {
  return sent.map(({ position, choice, clientTime: at, order = 0, signature }) => {
    return { position, choice, at, order, signature };
  });
}

/**
 * Keeps what a phone sends in an exam: in its time with one statement, and whatever else by the rule. Whichever of a
 * student's devices it comes from, it is an answer of theirs; who holds the paper is told with the reply.
 */
export async function saveSitting(ctx: ClaimContext, sent: Sent, number: number): Promise<Told> {
  const given = givenAnswers(sent.answers);
  const { claim } = ctx;
  const at = { lessonId: sent.lessonId, number };
  const byClaim = claim && (await savePlain(ctx, { studentId: claim.studentId, ...at }, given, sent, claim));
  if (byClaim) return byClaim;
  const proven = await ctx.prove();
  const place = { studentId: proven.account.id, ...at };
  const kept = await savePlain(proven, place, given, sent, proven.account);
  if (kept) return kept;
  if (given.length === 0) return attemptStateOf(proven, place, sent.known);
  return proven.withTenant((tx) => saveJudged(tx, proven, place, given, sent));
}

interface Place {
  studentId: string;
  lessonId: number;
  number: number;
}

const attemptState = preparedStatement<OwnSitting & { known: number | null }, AttemptState>(sql`
  select ${ATTEMPT_STATE} from ${examSittings} where ${OWN_SITTING}
`);

/** Nothing was written here for a while: whether the paper is still held here, and what other devices wrote on it. */
async function attemptStateOf(ctx: AccountContext, place: Place, known: number | undefined): Promise<Told> {
  const own = { ...place, tenantId: ctx.tenant.id, known: known ?? null };
  const [row] = await ctx.withTenant((tx) => attemptState(tx, own), 'read');
  if (!row) throw new DomainError('exam.not_started');
  return told(ctx, ctx.account, row);
}

/** The login that it came from: one that was proven, or one that the statement has to ask about. */
type SentBy = { sessionId: string } | ClaimedLogin;

function told({ now }: PublicContext, { sessionId }: SentBy, state: AttemptState): Told {
  const { endsAt, holder, handedInAt, news } = state;
  return {
    now: now.getTime(),
    endsAt: Date.parse(endsAt),
    elsewhere: holder !== sessionId,
    isHandedIn: handedInAt !== null,
    held: 0,
    ...(news !== null && JSON.parse(news)),
  };
}

type PlainSave = OwnSitting & {
  given: string;
  flags: string;
  times: number;
  seconds: number;
  now: string;
  begunBy: string;
  known: number | null;
};

const RUNNING = sql`handed_in_at is null and ends_at >= ${sql.placeholder('now')}::timestamptz`;

const keepingIf = <Values extends PlainSave>(also: SQL) =>
  preparedStatement<Values, AttemptState>(sql`
    update ${examSittings}
    set saved = ${newestWins('saved', 'given')}, flagged = ${newestWins('flagged', 'flags')},
      away_times = greatest(away_times, ${sql.placeholder('times')}::int),
      away_seconds = greatest(away_seconds, ${sql.placeholder('seconds')}::int)
    where ${OWN_SITTING} and ${RUNNING}
      and started_at <= ${sql.placeholder('begunBy')}::timestamptz ${also}
    returning ${ATTEMPT_STATE}
  `);
const keeping = keepingIf<PlainSave>(sql``);
const keepingByClaim = keepingIf<PlainSave & ClaimValues>(sql`and ${CLAIM_HOLDS}`);

/** The rush of an exam: no reading before writing, while the attempt runs and nothing is from the future. */
async function savePlain(
  ctx: PublicContext,
  place: Place,
  given: readonly SignedAnswer[],
  { away = { times: 0, seconds: 0 }, known, flags = [] }: Sent,
  by: SentBy,
): Promise<Told | null> {
  if (given.length === 0 && flags.length === 0) return null;
  if (signatureOf(ctx, place, given) === 'bad' || !isOrdered(given)) return null;
  const inOrder = [...given].sort((one, other) => one.order - other.order);
  const newest = Object.fromEntries(inOrder.map((each) => [each.position, stored(each)]));
  const latest = Math.max(0, ...given.map(({ at }) => at)) - SLACK_MS;
  const values = {
    ...{ ...place, tenantId: ctx.tenant.id, times: away.times, seconds: away.seconds, known: known ?? null },
    ...{ given: JSON.stringify(newest), flags: flagsByPlace(flags) },
    now: ctx.now.toISOString(),
    begunBy: new Date(ctx.now.getTime() - latest).toISOString(),
  };
  const keep = (tx: Tx) =>
    'secretHash' in by ? keepingByClaim(tx, { ...values, ...claimValues(ctx, by) }) : keeping(tx, values);
  const [kept] = await ctx.withTenant(keep, { writeTogether: `${place.studentId} ${place.lessonId}` });
  return kept ? told(ctx, by, kept) : null;
}

const stored = ({ choice, at }: SignedAnswer) => ({ choice, at });
const flagsByPlace = (flags: NonNullable<Sent['flags']>): string =>
  JSON.stringify(Object.fromEntries(flags.map(({ position, on, at }) => [position, { on, at }])));

const keepingFlags = preparedStatement<OwnSitting & { flags: string; now: string }, { flagged: string }>(sql`
  update ${examSittings} set flagged = ${newestWins('flagged', 'flags')}
  where ${OWN_SITTING} and ${RUNNING} returning flagged
`);

/** Answers that have to be judged take nothing from the flags that came with them, while the attempt runs. */
async function keepFlags(
  tx: Tx,
  { now }: AccountContext,
  sitting: Sitting,
  flags: Sent['flags'] = [],
): Promise<Sitting> {
  if (flags.length === 0) return sitting;
  const { tenantId, studentId, lessonId, number } = sitting;
  const own = { tenantId, studentId, lessonId, number };
  const [kept] = await keepingFlags(tx, { ...own, flags: flagsByPlace(flags), now: now.toISOString() });
  return kept ? { ...sitting, flagged: JSON.parse(kept.flagged) } : sitting;
}

async function saveJudged(
  tx: Tx,
  ctx: AccountContext,
  { number, ...sitter }: Place,
  given: readonly SignedAnswer[],
  { known, flags, away }: Sent,
): Promise<Told> {
  const [exam, sittings] = await Promise.all([
    findExam(tx, ctx.tenant.id, sitter),
    lockSittings(tx, ctx.tenant.id, sitter),
  ]);
  const own = sittings.find((each) => each.number === number);
  if (!own) throw new DomainError('exam.not_started');
  const told = withAway(own, away);
  const isAwayNews = told.awayTimes > own.awayTimes || told.awaySeconds > own.awaySeconds;
  const flagged = await keepFlags(tx, ctx, told, flags);
  const { sitting, hasNews, held } = await takeAnswers(tx, ctx, exam, flagged, given);
  if (hasNews && sitting.handedInBy !== null) {
    const finished = await finishSitting(tx, ctx, sitting, sitting.handedInBy);
    await recountResult(tx, ctx.now, exam, withChanged(sittings, finished));
  } else if (hasNews || isAwayNews) await keepSaved(tx, sitting);
  return {
    now: ctx.now.getTime(),
    endsAt: sitting.endsAt.getTime(),
    elsewhere: sitting.holder !== ctx.account.sessionId,
    isHandedIn: sitting.handedInAt !== null,
    held,
    ...newsFor(known, sitting),
  };
}
