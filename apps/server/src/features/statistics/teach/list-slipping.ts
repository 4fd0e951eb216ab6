import { listSlipping as endpoint } from '@hessa/contract/statistics/teach/list-slipping';
import { timeLeft } from '@hessa/rules/desk/call-time';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { endingUnits, type LearnerFacts, type SlipReason, slipReasons } from '@hessa/rules/statistics/slipping';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle, type ResultOf } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { MemoryKind } from '../../../platform/memory/memory.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { findHeldUnits, type HeldUnit } from '../../lessons/held-units.ts';
import { findEndingWindows, findLatestScores, findQuietStudents } from './slipping-facts.ts';

/** Nobody writes to more in a sitting; those of each kind who need it most are told. */
const SHOWN_OF_KIND = 25;

interface Slipping {
  studentId: string;
  reasons: SlipReason[];
}

const whoIsSlipping: MemoryKind<ResultOf<typeof endpoint>> = {
  name: 'who is slipping',
  bound: { entries: 1000 },
  lifetimeMs: 30_000,
};

export const listSlipping = handle(endpoint, async (ctx) => {
  const memory = ctx.platform.memories.of(whoIsSlipping);
  return memory.get(ctx.tenant.id, () => ctx.withTenant((tx) => find(tx, ctx), 'read'));
});

async function find(tx: Tx, { tenant, now }: AccountContext): Promise<ResultOf<typeof endpoint>> {
  const today = cairoDay(now.getTime());
  const facts = new Map<string, LearnerFacts>();
  const add = (studentId: string, more: Partial<LearnerFacts>) => {
    facts.set(studentId, { ...(facts.get(studentId) ?? { lastActiveOn: null, scores: [], windows: [] }), ...more });
  };
  for (const { studentId, window } of await findEndingWindows(tx, tenant.id, now)) {
    add(studentId, { windows: [...(facts.get(studentId)?.windows ?? []), window] });
  }
  for (const { studentId, day } of await findQuietStudents(tx, tenant.id, today, now)) {
    add(studentId, { lastActiveOn: day });
  }
  for (const { studentId, scores } of await findLatestScores(tx, tenant.id, now)) add(studentId, { scores });
  const slipping = [...facts]
    .map(([studentId, each]): Slipping => ({ studentId, reasons: slipReasons(each, today, now.getTime()) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length);
  const named = await nameThem(tx, tenant.id, chooseShown(slipping));
  const ids = named.map(({ studentId }) => studentId);
  const held = Map.groupBy(await findHeldUnits(tx, tenant.id, ids, now), ({ studentId }) => studentId);
  const students = named.map((each) => {
    const units = held.get(each.studentId) ?? [];
    const reasons = each.reasons.map((reason) => withAllUnits(reason, units, now));
    return { ...each, reasons, unit: unitToOpen(reasons, units, now) };
  });
  return { data: { students } };
}

/** The search for windows is bounded: of who is told, all are told that end. */
function withAllUnits(reason: SlipReason, held: readonly HeldUnit[], now: Date): SlipReason {
  if (reason.kind !== 'ending') return reason;
  const windows = held.flatMap(({ unitId, name, time, lessons, finished }) =>
    time.endsAt === null
      ? []
      : [{ unitId, unitName: name, endsAt: Date.parse(time.endsAt), unfinished: lessons - finished }],
  );
  const units = endingUnits(windows, now.getTime());
  return units.length > 0 ? { ...reason, units } : reason;
}

/** The unit whose end is the first reason, else the one that has closed; what closes in good time needs no more of it. */
function unitToOpen(reasons: readonly SlipReason[], held: readonly HeldUnit[], now: Date) {
  const ending = reasons.find((reason) => reason.kind === 'ending')?.units[0];
  const left = timeLeft(held, now.getTime());
  const unit = ending
    ? held.find(({ unitId }) => unitId === ending.unitId)
    : left?.state === 'closed'
      ? left.unit
      : undefined;
  if (!unit) return null;
  const { unitId, name, extendedUntil, time } = unit;
  const { state, endsAt } = time;
  return endsAt === null ? null : { unitId, name, state, endsAt, extendedUntil };
}

/** Some of each kind, so that a week's end with many closing windows does not hide who fell silent. */
function chooseShown(slipping: readonly Slipping[]): Slipping[] {
  const shown = new Set<Slipping>();
  for (const kind of ['ending', 'quiet', 'falling'] as const) {
    const ofKind = slipping.filter(({ reasons }) => reasons.some((reason) => reason.kind === kind));
    for (const each of ofKind.slice(0, SHOWN_OF_KIND)) shown.add(each);
  }
  return slipping.filter((each) => shown.has(each));
}

/** A closed account is not slipping. */
async function nameThem(tx: Tx, tenantId: string, slipping: readonly Slipping[]) {
  const rows = await tx
    .select({ id: accounts.id, name: accounts.name, phone: accounts.phone, parentPhone: accounts.parentPhone })
    .from(accounts)
    .where(
      and(
        eq(accounts.tenantId, tenantId),
        inArray(
          accounts.id,
          slipping.map(({ studentId }) => studentId),
        ),
        eq(accounts.disabled, false),
        isNull(accounts.anonymisedAt),
      ),
    );
  const people = new Map(rows.map(({ id, ...person }) => [id, person]));
  return slipping.flatMap(({ studentId, reasons }) => {
    const person = people.get(studentId);
    return person ? [{ studentId, ...person, reasons }] : [];
  });
}
