import { randomUUID } from 'node:crypto';
import { judgedChanges } from '@hessa/rules/quizzes/judged-changes';
import type { QuestionPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import { drawPlaces } from '@hessa/rules/quizzes/pools';
import { wordChanges } from '@hessa/rules/quizzes/word-changes';
import { cutText } from '@hessa/rules/text/cut-text';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { AuditValue } from '../../../platform/audit/audit-events-table.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { keepInBank } from '../../quizzes/bank/keep-in-bank.ts';
import { questions } from '../../quizzes/questions-table.ts';
import { partRows, type QuizParts } from '../../quizzes/quiz-parts.ts';
import { quizPassages } from '../../quizzes/quiz-passages-table.ts';
import { type QuestionWords, questionRow, readQuestion, type StoredPaper } from '../../quizzes/quiz-questions.ts';
import { quizSections } from '../../quizzes/quiz-sections-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { noteEmptied, noteFilled } from '../lessons/note-presence.ts';
import { recountLessons } from '../lessons/recount-lessons.ts';
import type { EditedQuiz } from './find-edited-quiz.ts';

/** A checked paper; `from` names the stored question that each was edited from. */
export interface WrittenPaper extends QuizParts {
  questions: WrittenQuestions;
}

export type WrittenQuestions = readonly (QuestionPart & QuestionWords & { from: number | null })[];

/** More than that is another paper, and its own lines are read in the editor. */
const CHANGES_TOLD = 30;
const TOLD_LENGTH = 120;

/** The next version of a quiz whose course is held, with everything that counts its questions and its line in the trail. */
export async function writeQuizVersion(
  tx: Tx,
  ctx: AccountContext,
  quiz: EditedQuiz,
  current: StoredPaper,
  paper: WrittenPaper,
): Promise<{ quiz: EditedQuiz; paper: StoredPaper }> {
  const tenantId = ctx.tenant.id;
  const contentVersion = quiz.contentVersion + 1;
  const identities = await keptIdentities(tx, tenantId, quiz.id, paper.questions);
  const parts = partRows(paper, tenantId, { id: quiz.id, contentVersion });
  if (parts.sections.length > 0) await tx.insert(quizSections).values(parts.sections);
  if (parts.passages.length > 0) await tx.insert(quizPassages).values(parts.passages);
  const rows = paper.questions.map((question, position) => ({
    ...questionRow(question),
    tenantId,
    lessonId: quiz.id,
    contentVersion,
    position,
    identity: identities[position] ?? randomUUID(),
  }));
  const written = rows.length === 0 ? [] : await tx.insert(questions).values(rows).returning();
  const hasPassages = parts.passages.length > 0;
  if (rows.length > 0) await keepInBank(tx, { tenantId, lessonId: quiz.id, contentVersion, hasPassages, now: ctx.now });
  // One that is empty can be handed in by nobody.
  if (rows.length === 0) await noteEmptied(tx, ctx, quiz.id);
  await tx
    .update(lessons)
    // What a student gets of it: whoever draws, it is as many.
    .set({
      contentVersion,
      questionCount: drawPlaces(paper.sections, paper.questions, '').length,
      ...(rows.length > 0 && { written: true }),
    })
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.id, quiz.id)));
  if (rows.length > 0 && current.questions.length === 0) await noteFilled(tx, ctx, quiz.id);
  await recountLessons(tx, tenantId, [quiz.unitId]);
  await countVersionUp(tx, ctx, quiz.courseId);
  const { sections, passages } = paper;
  const inOrder = written.sort((one, other) => one.position - other.position);
  const saved = { sections, passages, questions: inOrder.map(readQuestion) };
  // The versions themselves stay readable for ever; the trail says which became which, and what of each question changed.
  await recordEvent(tx, ctx, {
    kind: 'quiz.saved',
    actorId: ctx.account.id,
    details: {
      quiz: quiz.id,
      before: { version: quiz.contentVersion, questions: current.questions.length },
      after: { version: contentVersion, questions: saved.questions.length },
      ...toldChanges(current, saved),
    },
  });
  return { quiz: { ...quiz, contentVersion }, paper: saved };
}

/** Questions that were added are counted; of the others each says what it was and is, the key and the marks first. */
function toldChanges(earlier: StoredPaper, now: StoredPaper): Record<string, AuditValue> {
  const judged = judgedChanges(earlier, now).filter(({ what }) => what !== 'added');
  const changes = [...judged, ...wordChanges(earlier, now)]
    .slice(0, CHANGES_TOLD)
    .map(({ text, before, after, ...change }) => ({
      ...change,
      ...(change.what !== 'removed' && identityAt(now, change.number)),
      text: cut(text),
      before: cut(before),
      after: cut(after),
    }));
  return changes.length > 0 ? { changes } : {};
}

function cut(words: string): string {
  return words.length > TOLD_LENGTH ? `${cutText(words, TOLD_LENGTH)}…` : words;
}

/** An edited question goes on being itself; a second copy of one is a question of its own. */
async function keptIdentities(
  tx: Tx,
  tenantId: string,
  lessonId: number,
  paper: WrittenQuestions,
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

/** What the question goes by, however it is reworded or moved later; nothing for what is the whole paper's. */
function identityAt({ questions: saved }: StoredPaper, number: number): { identity?: string } {
  const identity = saved[number - 1]?.identity;
  return identity ? { identity } : {};
}
