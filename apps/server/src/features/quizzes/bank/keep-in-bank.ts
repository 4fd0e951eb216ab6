import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { units } from '../../units/units-table.ts';
import { questions } from '../questions-table.ts';
import { quizPassages } from '../quiz-passages-table.ts';
import { bankPassages } from './bank-passages-table.ts';
import { bankQuestions } from './bank-questions-table.ts';
import { bankUses } from './bank-uses-table.ts';
import { passageHash, questionHash } from './content-hash.ts';

/** A version of a paper that was just written. */
export interface KeptPaper {
  tenantId: string;
  lessonId: number;
  contentVersion: number;
  hasPassages: boolean;
  now: Date;
}

/**
 * Puts the questions of a paper into the bank. One that is there in the same words is used once more. One that was
 * edited in its quiz is edited in the bank too where no other quiz has it; where another has, or where the bank's own
 * wording is newer, the new wording is a question of its own, sorted as the old one was, with the quiz that it was
 * worded in for its source.
 */
export async function keepInBank(tx: Tx, paper: KeptPaper): Promise<void> {
  if (paper.hasPassages) await tx.execute(addPassages(paper));
  await tx.execute(reviseQuestions(paper));
  await tx.execute(addQuestions(paper));
  await tx.execute(noteUses(paper));
}

const WRITTEN = 'text kind choices right_choice details weight explanation image_media_id pinned'.split(' ');
const CONTENT = sql.raw([...WRITTEN, 'passage_id'].join(', '));
const contentOf = (row: string) => sql.raw([...WRITTEN, 'passage_id'].map((column) => `${row}.${column}`).join(', '));

/** The paper's questions with their passages in the bank, and what is known of their use so far. */
function rowsOfPaper({ tenantId, lessonId, contentVersion }: KeptPaper): SQL {
  return sql`
    select q.identity, q.position, ${sql.raw(WRITTEN.map((column) => `q.${column}`).join(', '))},
      kept.id as passage_id, ${questionHash('q')} as hash, u.bank_id, u.hash as used_hash
    from ${questions} q
    left join ${quizPassages} p on p.tenant_id = ${tenantId} and p.lesson_id = q.lesson_id
      and p.content_version = q.content_version and p.place = q.passage
    left join ${bankPassages} kept on kept.tenant_id = ${tenantId} and kept.hash = ${passageHash('p')} and p.place is not null
    left join ${bankUses} u on u.tenant_id = ${tenantId} and u.lesson_id = q.lesson_id and u.identity = q.identity
    where q.tenant_id = ${tenantId} and q.lesson_id = ${lessonId} and q.content_version = ${contentVersion}`;
}

const sameQuestion = (one: string, other: string): SQL =>
  sql.raw(`${one}.hash = ${other}.hash and coalesce(${one}.passage_id, 0) = coalesce(${other}.passage_id, 0)`);

function addPassages({ tenantId, lessonId, contentVersion }: KeptPaper): SQL {
  return sql`
    with p as materialized (
      select title, text, image_media_id, audio_media_id from ${quizPassages}
      where tenant_id = ${tenantId} and lesson_id = ${lessonId} and content_version = ${contentVersion}
    )
    insert into ${bankPassages} (tenant_id, title, text, image_media_id, audio_media_id)
    select ${tenantId}, p.* from p
    on conflict do nothing`;
}

/** Of two questions that became the same one, the first: the other is a second use of it. */
function reviseQuestions(paper: KeptPaper): SQL {
  const { tenantId } = paper;
  return sql`
    update ${bankQuestions} b set (${CONTENT}) = (select ${contentOf('e')}),
      papers = 0, difficulty = null, discrimination = null, measured_level = null
    from (
      select distinct on (hash, passage_id) * from (${rowsOfPaper(paper)}) every
      where bank_id is not null order by hash, passage_id, position
    ) e
    where b.tenant_id = ${tenantId} and b.id = e.bank_id and b.hash = e.used_hash and not (${sameQuestion('b', 'e')})
      and (select count(*) from ${bankUses} other where other.tenant_id = ${tenantId} and other.bank_id = b.id) = 1
      and not exists (select 1 from ${bankQuestions} known
        where known.tenant_id = ${tenantId} and ${sameQuestion('known', 'e')})`;
}

/**
 * Nothing is added for a question that stands in its quiz as it did, however it reads in the bank by now. What is added
 * is laid aside first: a spread database numbers rows on its coordinator only when it inserts such (record 144).
 */
function addQuestions(paper: KeptPaper): SQL {
  const { tenantId, lessonId } = paper;
  return sql`
    with fresh as materialized (
      select e.position, ${contentOf('e')}, coalesce(was.unit, left(unit.name, 120)) as unit, was.skill, was.level,
        left(l.name, 120) as source, coalesce(was.tags, '[]'::jsonb) as tags
      from (${rowsOfPaper(paper)}) e
      join ${lessons} l on l.tenant_id = ${tenantId} and l.id = ${lessonId}
      join ${units} unit on unit.tenant_id = ${tenantId} and unit.id = l.unit_id
      left join ${bankQuestions} was on was.tenant_id = ${tenantId} and was.id = e.bank_id
      where e.bank_id is null or e.used_hash <> e.hash or coalesce(was.passage_id, 0) <> coalesce(e.passage_id, 0)
    )
    insert into ${bankQuestions} (tenant_id, ${CONTENT}, unit, skill, level, source, tags)
    select ${tenantId}, ${CONTENT}, unit, skill, level, source, tags from fresh order by position
    on conflict do nothing`;
}

function noteUses(paper: KeptPaper): SQL {
  const { tenantId, lessonId, now } = paper;
  const unlessEdited = (column: string) =>
    sql.raw(`case when was.hash = excluded.hash then was.${column} else excluded.${column} end`);
  return sql`
    insert into ${bankUses} as was (tenant_id, lesson_id, identity, bank_id, hash, used_at)
    select ${tenantId}, ${lessonId}::bigint, e.identity, b.id, b.hash, ${now.toISOString()}::timestamptz
    from (${rowsOfPaper(paper)}) e
    join ${bankQuestions} b on b.tenant_id = ${tenantId} and ${sameQuestion('b', 'e')}
    on conflict (tenant_id, lesson_id, identity) do update set bank_id = excluded.bank_id, hash = excluded.hash,
      used_at = case when was.bank_id = excluded.bank_id then was.used_at else excluded.used_at end,
      judged_papers = ${unlessEdited('judged_papers')}, papers = ${unlessEdited('papers')},
      difficulty = ${unlessEdited('difficulty')}, discrimination = ${unlessEdited('discrimination')}`;
}
