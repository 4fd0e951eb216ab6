import type { getLessonContent } from '@hessa/contract/lessons/get-lesson-content';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AccountContext } from '../../calls/context.ts';
import type { ResultOf } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { GatedLesson } from '../lessons/lesson-gate.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { videoContent } from '../lessons/video-content.ts';
import { videoNotes } from '../notes/video-notes-table.ts';
import { type CopiedAlong, type CopiedLesson, copyQuestions } from './copy-questions.ts';
import { examSittings } from './exams/exam-sittings-table.ts';
import { quizAttempts } from './quiz-attempts-table.ts';
import { quizContent } from './quiz-content.ts';
import { quizReopenings } from './quiz-reopenings-table.ts';
import { quizResults } from './quiz-results-table.ts';
import { sheetReadings } from './sheets/sheet-readings-table.ts';

export type TraceTable = PgTable & { tenantId: PgColumn; lessonId: PgColumn };

/** What the server does with a lesson by its kind. */
interface StoredLesson {
  /** What is given to a student who may open it. */
  content(tx: Tx, ctx: AccountContext, gated: GatedLesson): Promise<ResultOf<typeof getLessonContent>>;
  /** Whatever of it does not lie in its row becomes its copies'; null where all of it does. */
  copyContent:
    | ((tx: Tx, tenantId: string, lessons: readonly CopiedLesson[], along: CopiedAlong) => Promise<void>)
    | null;
  /** Where a student who has begun it leaves a trace. */
  traces: readonly TraceTable[];
  /** Its name is written in the form of its content: whoever has that form open is told of a new one. */
  isNamedWithContent: boolean;
}

export const STORED_LESSONS: Readonly<Record<LessonKindName, StoredLesson>> = {
  Video: { content: videoContent, copyContent: null, traces: [lessonProgress, videoNotes], isNamedWithContent: true },
  Quiz: {
    content: quizContent,
    copyContent: copyQuestions,
    traces: [lessonProgress, quizResults, quizAttempts, quizReopenings, examSittings, sheetReadings],
    isNamedWithContent: false,
  },
};
