import { type SQL, sql } from 'drizzle-orm';
import type { QuizVersion } from '../quiz-version.ts';
import { quizResults } from '../quiz-results-table.ts';

/** The newest papers tell as much about a question as all of them would, however many there are. */
export const PAPERS_JUDGED = 400;

/** What questions are judged by, and where papers that are worth a look are looked for. */
export const newestPapers = (tenantId: string, { id, contentVersion }: QuizVersion): SQL => sql`
  select * from ${quizResults}
  where tenant_id = ${tenantId} and lesson_id = ${id} and content_version = ${contentVersion}
  order by submitted_at desc, student_id desc limit ${PAPERS_JUDGED}`;
