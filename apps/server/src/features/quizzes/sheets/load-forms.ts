import { kindOf, sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { drawPlaces } from '@hessa/rules/quizzes/pools';
import { FORM_LETTERS, type FormSection, formSections, layOutForms } from '@hessa/rules/quizzes/sheets/exam-form';
import { seenOnPaper } from '@hessa/rules/quizzes/sheets/seen-on-paper';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { hmac } from '../../../platform/keyed-hash.ts';
import type { ExamWork } from '../exams/exam-work.ts';
import { loadPaper, type Question } from '../quiz-questions.ts';
import type { QuizVersion } from '../quiz-version.ts';
import { paperForms } from './paper-forms-table.ts';

export type StoredForm = Pick<typeof paperForms.$inferSelect, 'letter' | 'entries'>;

/** A question whose choices have an order of their own keeps it in every form. */
function sectionsOf(questions: readonly Question[], drawn: readonly number[]): FormSection[] {
  return formSections(
    questions.map((question) => {
      const { shuffled: countOf, mayPin } = kindOf(question);
      const shuffled = countOf(question);
      const { section, passage, pinned } = question;
      return shuffled > 0
        ? { section, passage, shuffled, pinned: pinned && mayPin }
        : { section, passage, shuffled: sketchOf(question).choices.length, pinned: true };
    }),
    drawn,
  );
}

/** The forms of a version in the order of their letters; none when it was never printed in forms. */
export async function loadForms(
  tx: Tx,
  { tenant }: Pick<ExamWork, 'tenant'>,
  quiz: QuizVersion,
): Promise<StoredForm[]> {
  const rows = await tx
    .select({ letter: paperForms.letter, entries: paperForms.entries })
    .from(paperForms)
    .where(
      and(
        eq(paperForms.tenantId, tenant.id),
        eq(paperForms.lessonId, quiz.id),
        eq(paperForms.contentVersion, quiz.contentVersion),
      ),
    );
  return FORM_LETTERS.flatMap((letter) => rows.find((row) => row.letter === letter) ?? []);
}

/** The same, made now if they were not. Of two who ask at once both get the same: forms follow from the paper. */
export async function loadOrMakeForms(tx: Tx, ctx: AccountContext, quiz: QuizVersion): Promise<StoredForm[]> {
  const known = await loadForms(tx, ctx, quiz);
  if (known.length > 0) return known;
  const { sections, questions } = await loadPaper(tx, ctx, quiz);
  if (questions.length === 0) return [];
  const { mediaKey } = ctx.platform.secrets.first;
  // Not by the version: a word that was mended leaves the papers on the desks in their order.
  const paper = hmac(mediaKey, 'paper form', ctx.tenant.id, String(quiz.id));
  const seed = paper.toString('base64url');
  const plans = FORM_LETTERS.map((letter) => {
    const own = `${seed} ${letter}`;
    // Each form draws its own, as each student does.
    return { sections: sectionsOf(questions, drawPlaces(sections, questions, own)), seed: own };
  });
  const forms = layOutForms(plans, (at, order) => seenOnPaper(questions[at] as Question, order));
  const made = FORM_LETTERS.map((letter, at) => ({ letter, entries: forms[at] ?? [] }));
  const { id: lessonId, contentVersion } = quiz;
  await tx
    .insert(paperForms)
    .values(made.map((form) => ({ ...form, tenantId: ctx.tenant.id, lessonId, contentVersion, madeAt: ctx.now })))
    .onConflictDoNothing();
  return made;
}
