import { listBankQuestions as endpoint } from '@hessa/contract/authoring/bank/list-bank-questions';
import { searchTerms } from '@hessa/rules/text/search-fold';
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle, type InputOf } from '../../../calls/handle.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';
import { loadBankPassages, loadBankQuestions } from './load-bank-questions.ts';
import { notMetThisMonth } from './not-met-this-month.ts';
import { standsInCourse, standsInNone } from './stands-in-course.ts';

const AT_ONCE = 50;

export const listBankQuestions = handle(endpoint, (ctx, { query }) =>
  ctx.withTenant(async (tx) => {
    const questions = await loadBankQuestions(tx, ctx, wantedBy(ctx, query), AT_ONCE);
    const next = questions.length < AT_ONCE ? null : (questions.at(-1)?.id ?? null);
    const passages = await loadBankPassages(tx, ctx.tenant.id, questions);
    return { data: { questions, passages, next } };
  }, 'read'),
);

function wantedBy(ctx: AccountContext, query: InputOf<typeof endpoint>['query']): SQL | undefined {
  const { q = '', course, unit, skill, level, kind, source, tag, only, after } = query;
  const shownLevel = sql`coalesce(${bankQuestions.level}, ${bankQuestions.measuredLevel})`;
  return and(
    // Each by itself: of a list of patterns no index knows anything.
    ...searchTerms(q).map((term) => sql`${bankQuestions.searchLetters} like ${`%${term}%`}`),
    inCourse(ctx.tenant.id, course),
    unit === undefined ? undefined : eq(bankQuestions.unit, unit),
    skill === 'none' ? isNull(bankQuestions.skill) : skill && eq(bankQuestions.skill, skill),
    level === 'none' ? sql`${shownLevel} is null` : level && sql`${shownLevel} = ${level}`,
    kind && eq(bankQuestions.kind, kind),
    source === undefined ? undefined : eq(bankQuestions.source, source),
    tag === undefined ? undefined : sql`${bankQuestions.tags} @> ${JSON.stringify([tag])}::jsonb`,
    eq(bankQuestions.retired, only === 'retired'),
    only === 'unused' ? notMetThisMonth(ctx.tenant.id, ctx.now) : undefined,
    after === undefined ? undefined : lt(bankQuestions.id, after),
  );
}

function inCourse(tenantId: string, course: number | 'none' | undefined): SQL | undefined {
  if (course === undefined) return undefined;
  return course === 'none' ? standsInNone(tenantId) : standsInCourse(tenantId, course);
}
