import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { questions } from './questions-table.ts';

/** A lesson whose content becomes another's. */
export interface CopiedLesson {
  from: number;
  /** Which version of the content: the one that students are given now. */
  version: number;
  to: number;
}

/** The papers of quizzes as the first papers of their copies, in one statement however many there are. */
export async function copyQuestions(tx: Tx, tenantId: string, quizzes: readonly CopiedLesson[]): Promise<void> {
  await tx.execute(sql`
    insert into ${questions}
      (tenant_id, lesson_id, content_version, position, text, kind, choices, right_choice, details, weight, explanation, image_media_id, pinned)
    select paper.tenant_id, quiz."to", 1, paper.position, paper.text, paper.kind, paper.choices, paper.right_choice, paper.details, paper.weight,
      paper.explanation, paper.image_media_id, paper.pinned
    from jsonb_to_recordset(${JSON.stringify(quizzes)}::jsonb) as quiz("from" bigint, version integer, "to" bigint)
    join ${questions} paper
      on paper.tenant_id = ${tenantId} and paper.lesson_id = quiz."from" and paper.content_version = quiz.version
    order by quiz."to", paper.position, paper.id`);
}
