import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { copyUses } from './bank/copy-uses.ts';
import { questions } from './questions-table.ts';
import { quizPassages } from './quiz-passages-table.ts';
import { quizSections } from './quiz-sections-table.ts';

/** A lesson whose content becomes another's. */
export interface CopiedLesson {
  from: number;
  /** Which version of the content: the one that students are given now. */
  version: number;
  to: number;
}

/** The lessons that were copied along, so that what names one of them names its copy. */
export type CopiedAlong = readonly Pick<CopiedLesson, 'from' | 'to'>[];

/** The papers of quizzes as the first papers of their copies, in one statement however many there are. */
export async function copyQuestions(
  tx: Tx,
  tenantId: string,
  quizzes: readonly CopiedLesson[],
  along: CopiedAlong,
): Promise<void> {
  await tx.execute(sql`
    with quiz as (
      select * from jsonb_to_recordset(${JSON.stringify(quizzes)}::jsonb) as quiz("from" bigint, version integer, "to" bigint)
    ), sections as (
      insert into ${quizSections} (tenant_id, lesson_id, content_version, place, name, instructions, draw)
      select ${tenantId}, quiz."to", 1, part.place, part.name, part.instructions, part.draw
      from quiz join ${quizSections} part
        on part.tenant_id = ${tenantId} and part.lesson_id = quiz."from" and part.content_version = quiz.version
      returning 1
    ), passages as (
      insert into ${quizPassages} (tenant_id, lesson_id, content_version, place, title, text, image_media_id, audio_media_id)
      select ${tenantId}, quiz."to", 1, part.place, part.title, part.text, part.image_media_id, part.audio_media_id
      from quiz join ${quizPassages} part
        on part.tenant_id = ${tenantId} and part.lesson_id = quiz."from" and part.content_version = quiz.version
      returning 1
    ), paper as materialized (
      select quiz."to" as lesson_id, paper.id, paper.position, paper.text, paper.kind, paper.choices, paper.right_choice,
        paper.details, paper.weight, paper.explanation, coalesce(video."to", paper.explained_lesson_id) as explained_lesson_id,
        paper.explained_second, paper.image_media_id, paper.pinned, paper.section, paper.passage
      from quiz
      join ${questions} paper
        on paper.tenant_id = ${tenantId} and paper.lesson_id = quiz."from" and paper.content_version = quiz.version
      left join jsonb_to_recordset(${JSON.stringify(along)}::jsonb) as video("from" bigint, "to" bigint)
        on video."from" = paper.explained_lesson_id
    ), papers as (
      insert into ${questions}
        (tenant_id, lesson_id, content_version, position, text, kind, choices, right_choice, details, weight, explanation,
         explained_lesson_id, explained_second, image_media_id, pinned, section, passage)
      select ${tenantId}, lesson_id, 1, position, text, kind, choices, right_choice, details, weight, explanation,
        explained_lesson_id, explained_second, image_media_id, pinned, section, passage
      from paper order by lesson_id, position, id
      returning 1
    )
    select 1`);
  await copyUses(tx, tenantId, quizzes);
}
