import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { courses } from '../../courses/courses-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { units } from '../../units/units-table.ts';
import { questions } from '../questions-table.ts';
import type { Question } from '../quiz-questions.ts';
import type { EditedQuiz } from './find-edited-quiz.ts';

/** A checked paper; `from` names the stored question that each was edited from. */
export type WrittenPaper = (Pick<
  Question,
  'text' | 'choices' | 'rightChoice' | 'weight' | 'explanation' | 'imageMediaId' | 'pinned'
> & { from: number | null })[];

/** The next version of a quiz whose lesson is locked, and everything that counts its questions. */
export async function writeQuizVersion(
  tx: Tx,
  tenantId: string,
  quiz: EditedQuiz,
  paper: WrittenPaper,
): Promise<Question[]> {
  const quizVersion = quiz.quizVersion + 1;
  const identities = await keptIdentities(tx, tenantId, quiz.id, paper);
  const rows = paper.map(({ from: _from, ...question }, position) => ({
    ...question,
    tenantId,
    lessonId: quiz.id,
    quizVersion,
    position,
    identity: identities[position] ?? randomUUID(),
  }));
  const written = rows.length === 0 ? [] : await tx.insert(questions).values(rows).returning();
  await tx
    .update(lessons)
    .set({ quizVersion, questionCount: rows.length })
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.id, quiz.id)));
  await tx
    .update(courses)
    .set({ version: sql`${courses.version} + 1` })
    .where(and(eq(courses.tenantId, tenantId), eq(courses.id, quiz.courseId)));
  // A quiz without questions counts for nothing, so the first question of a quiz adds it to its unit's figure.
  await tx.execute(sql`
    update ${units} set quiz_count = (
      select count(*) from ${lessons} l
      where l.tenant_id = ${tenantId} and l.unit_id = ${quiz.unitId} and l.type = 'Quiz' and l.question_count > 0
    ) where tenant_id = ${tenantId} and id = ${quiz.unitId}
  `);
  return written.sort((one, other) => one.position - other.position);
}

/** An edited question goes on being itself; a second copy of one is a question of its own. */
async function keptIdentities(
  tx: Tx,
  tenantId: string,
  lessonId: number,
  paper: WrittenPaper,
): Promise<(string | null)[]> {
  const asked = paper.flatMap(({ from }) => from ?? []);
  const known = await tx
    .select({ id: questions.id, identity: questions.identity })
    .from(questions)
    .where(
      and(eq(questions.tenantId, tenantId), eq(questions.lessonId, lessonId), inArray(questions.id, [0, ...asked])),
    );
  const identities = new Map(known.map(({ id, identity }) => [id, identity]));
  const taken = new Set<string>();
  return paper.map(({ from }) => {
    const identity = identities.get(from ?? 0);
    if (!identity || taken.has(identity)) return null;
    taken.add(identity);
    return identity;
  });
}
