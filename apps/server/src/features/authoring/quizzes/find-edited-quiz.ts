import type { editedQuiz } from '@hessa/contract/authoring/quizzes/edited-quiz';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { isJudgedAlike } from '@hessa/rules/quizzes/judged-changes';
import type { KeyTime } from '@hessa/rules/quizzes/key-time';
import type { SecondMarking } from '@hessa/rules/quizzes/second-marking';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountContext } from '../../../calls/context.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { courses } from '../../courses/courses-table.ts';
import { ANSWERED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { privateLink } from '../../media/private-link.ts';
import { examSittings } from '../../quizzes/exams/exam-sittings-table.ts';
import { presentPassages } from '../../quizzes/quiz-parts.ts';
import { loadPaper, type StoredPaper } from '../../quizzes/quiz-questions.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';
import { quizTemplates } from '../../quizzes/templates/quiz-templates-table.ts';

/** The lesson of a quiz and who has to do with it. */
export interface EditedQuiz {
  id: number;
  courseId: number;
  unitId: number;
  lessonType: LessonKindName;
  name: string;
  contentVersion: number;
  keyTime: KeyTime;
  resultsAt: number | null;
  secondMarking: SecondMarking;
  exam: ExamTerms | null;
  templateId: string | null;
  /** How many have handed in, by the oldest version that the paper or an attempt that may count instead is graded by. */
  papers: readonly { version: number; count: number }[];
}

export async function findEditedQuiz(tx: Tx, ctx: AccountContext, lessonId: number): Promise<EditedQuiz> {
  const [quiz] = await rowsOf<Omit<EditedQuiz, 'exam' | 'papers'> & { exam: string | null; papers: string }>(
    tx,
    sql`
    select l.id::int, l.course_id::int as "courseId", l.unit_id::int as "unitId", l.type as "lessonType", l.name,
      l.content_version as "contentVersion", l.key_time as "keyTime", l.exam, l.second_marking as "secondMarking",
      (select t.template_id from ${quizTemplates} t where t.tenant_id = ${ctx.tenant.id} and t.lesson_id = l.id) as "templateId",
      (extract(epoch from l.results_at) * 1000)::float8 as "resultsAt",
      (select coalesce(json_agg(p), '[]')::text from (
        select least(r.content_version, a.version) as version, count(*)::int as count from ${quizResults} r
        left join (
          select s.student_id, min((s.grading ->> 'contentVersion')::int) as version from ${examSittings} s
          where s.tenant_id = ${ctx.tenant.id} and s.lesson_id = ${lessonId} and s.withdrawn_at is null
          group by 1) a on a.student_id = r.student_id
        where r.tenant_id = ${ctx.tenant.id} and r.lesson_id = l.id group by 1) p) as papers
    from ${lessons} l
    where l.tenant_id = ${ctx.tenant.id} and l.id = ${lessonId} and l.type in ${ANSWERED_KINDS}
  `,
  );
  if (!quiz) throw new DomainError('quiz.not_found');
  return { ...quiz, exam: quiz.exam && JSON.parse(quiz.exam), papers: JSON.parse(quiz.papers) };
}

/** How many papers a regrade is worth asking for: what they were judged by is not what this paper judges by. */
export async function countJudgedOtherwise(
  tx: Tx,
  ctx: AccountContext,
  { id, contentVersion, papers }: EditedQuiz,
  current: StoredPaper,
): Promise<number> {
  const earlier = papers.filter(({ version }) => version < contentVersion);
  const counts = await Promise.all(
    earlier.map(async ({ version, count }) =>
      isJudgedAlike(await loadPaper(tx, ctx, { id, contentVersion: version }), current) ? 0 : count,
    ),
  );
  return sum(counts);
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/**
 * The same for who writes. Its course is held, as for every edit of anything in a course, so that of two papers at once
 * the second is compared with what the first left.
 */
export async function lockEditedQuiz(tx: Tx, ctx: AccountContext, lessonId: number): Promise<EditedQuiz> {
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        eq(courses.tenantId, ctx.tenant.id),
        inArray(
          courses.id,
          tx
            .select({ id: lessons.courseId })
            .from(lessons)
            .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, lessonId))),
        ),
      ),
    )
    .for('no key update');
  return findEditedQuiz(tx, ctx, lessonId);
}

export async function presentEditedQuiz(
  tx: Tx,
  ctx: AccountContext,
  quiz: EditedQuiz,
  current: StoredPaper,
): Promise<z.input<typeof editedQuiz>> {
  const { questions, sections, passages } = current;
  return {
    lessonId: quiz.id,
    courseId: quiz.courseId,
    unitId: quiz.unitId,
    lessonType: quiz.lessonType,
    name: quiz.name,
    version: quiz.contentVersion,
    keyTime: quiz.keyTime,
    resultsAt: quiz.resultsAt,
    secondMarking: quiz.secondMarking,
    exam: quiz.exam,
    templateId: quiz.templateId,
    sections: sections.map(({ name, instructions, draw }) => ({ name, instructions, draw })),
    passages: presentPassages(ctx, quiz, passages).map((shown, at) => ({
      ...shown,
      imageMediaId: passages[at]?.imageMediaId ?? null,
      audioMediaId: passages[at]?.audioMediaId ?? null,
    })),
    questions: questions.map(({ imageMediaId, explanation, explainedLessonId, explainedSecond, ...question }) => ({
      ...question,
      explanation: explanation ?? '',
      explainedIn: explainedLessonId === null ? null : { lessonId: explainedLessonId, second: explainedSecond ?? 0 },
      imageMediaId,
      imageUrl: imageMediaId === null ? null : privateLink(ctx, imageMediaId, 'video', quiz),
    })),
    submissions: {
      all: sum(quiz.papers.map(({ count }) => count)),
      earlier: await countJudgedOtherwise(tx, ctx, quiz, current),
    },
  };
}
