import { measuredLevel, type UseFigures, wholeFigures } from '@hessa/rules/quizzes/bank/bank-labels';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx, WithAnyTenant } from '../../../db/tenant-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { questions } from '../questions-table.ts';
import { quizFigures } from '../quiz-figures-table.ts';
import { loadQuestions } from '../quiz-questions.ts';
import { quizResults } from '../quiz-results-table.ts';
import { analyseQuiz } from '../teach/count-answers.ts';
import { countPapers, newestPapers } from '../teach/newest-papers.ts';
import { bankQuestions } from './bank-questions-table.ts';
import { bankUses } from './bank-uses-table.ts';
import { questionHash } from './content-hash.ts';

/** A quiz with more or fewer papers than when its questions were last judged, and the newest version that has any. */
interface UnjudgedQuiz {
  id: number;
  contentVersion: number;
  papers: number;
}

/** Few enough that a night's work stays short; the rest comes the next night. */
const AT_MOST = 500;

/** How the questions of the bank did, by the papers that came since: each quiz in a transaction of its own. */
export async function judgeBank(withTenant: WithAnyTenant, platform: Platform, tenantId: string): Promise<void> {
  const unjudged = await withTenant(tenantId, (tx) => findUnjudged(tx, tenantId), 'read');
  const work = { platform, tenant: { id: tenantId } };
  for (const quiz of unjudged) {
    await withTenant(tenantId, async (tx) => {
      const items = await loadQuestions(tx, work, quiz);
      const counted = await countPapers(tx, quiz.id, newestPapers(tenantId, quiz.id, [quiz.contentVersion]));
      const figures = analyseQuiz(items, counted).map((item, at) => ({
        ...{ identity: items[at]?.identity, papers: item.papers },
        ...{ difficulty: item.difficulty, discrimination: item.discrimination },
      }));
      await writeUses(tx, tenantId, quiz, figures);
      await writeQuestions(tx, tenantId, quiz.id);
    });
  }
}

async function findUnjudged(tx: Tx, tenantId: string): Promise<UnjudgedQuiz[]> {
  return rowsOf<UnjudgedQuiz>(
    tx,
    sql`
    with counted as (
      select lesson_id, content_version, sum(papers) as papers from ${quizFigures}
      where tenant_id = ${tenantId} group by 1, 2 having sum(papers) > 0
    ), newest as (
      select distinct on (lesson_id) lesson_id, content_version, papers from counted
      order by lesson_id, content_version desc
    )
    select lesson_id::int as id, content_version as "contentVersion", papers::int from newest
    where exists (select 1 from ${bankUses} u
      where u.tenant_id = ${tenantId} and u.lesson_id = newest.lesson_id and u.judged_papers <> newest.papers)
    order by lesson_id limit ${AT_MOST}`,
  );
}

/** Only what was judged in the words that the quiz has now; the time of the last paper is a use for all of them. */
async function writeUses(
  tx: Tx,
  tenantId: string,
  { id, contentVersion, papers }: UnjudgedQuiz,
  figures: readonly object[],
): Promise<void> {
  await tx.execute(sql`
    update ${bankUses} u set papers = f.papers, difficulty = f.difficulty, discrimination = f.discrimination
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
      as f(identity uuid, papers integer, difficulty double precision, discrimination double precision)
    join ${questions} q on q.tenant_id = ${tenantId} and q.lesson_id = ${id} and q.content_version = ${contentVersion}
      and q.identity = f.identity
    where u.tenant_id = ${tenantId} and u.lesson_id = ${id} and u.identity = f.identity and u.hash = ${questionHash('q')}`);
  await tx.execute(sql`
    update ${bankUses} u set judged_papers = ${papers}, used_at = greatest(u.used_at, (
      select max(r.submitted_at) from ${quizResults} r where r.tenant_id = ${tenantId} and r.lesson_id = ${id}))
    where u.tenant_id = ${tenantId} and u.lesson_id = ${id}`);
}

/** Every question of a quiz over all of its quizzes, as far as they have it in the bank's words. */
async function writeQuestions(tx: Tx, tenantId: string, lessonId: number): Promise<void> {
  const uses = await rowsOf<Omit<UseFigures, 'difficulty'> & { id: number; difficulty: number | null }>(
    tx,
    sql`
    select b.id::int, u.papers, u.difficulty, u.discrimination from ${bankUses} own
    join ${bankQuestions} b on b.tenant_id = ${tenantId} and b.id = own.bank_id
    join ${bankUses} u on u.tenant_id = ${tenantId} and u.bank_id = b.id and u.hash = b.hash
    where own.tenant_id = ${tenantId} and own.lesson_id = ${lessonId}
    group by b.id, u.lesson_id, u.identity, u.papers, u.difficulty, u.discrimination`,
  );
  const byQuestion = new Map<number, UseFigures[]>();
  for (const { id, difficulty, ...use } of uses) {
    if (difficulty === null) continue;
    byQuestion.set(id, [...(byQuestion.get(id) ?? []), { ...use, difficulty }]);
  }
  const figures = [...byQuestion].map(([id, own]) => {
    const whole = wholeFigures(own);
    return { id, ...whole, level: measuredLevel(whole) };
  });
  await tx.execute(sql`
    update ${bankQuestions} b set papers = f.papers, difficulty = f.difficulty, discrimination = f.discrimination,
      measured_level = f.level
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
      as f(id bigint, papers integer, difficulty double precision, discrimination double precision, level text)
    where b.tenant_id = ${tenantId} and b.id = f.id`);
}
