import { importStudentsKind } from '../features/auth/teach/import-students-kind.ts';
import { moveGradeKind } from '../features/auth/teach/move-grade-kind.ts';
import { undoGradeMoveKind } from '../features/auth/teach/undo-grade-move-kind.ts';
import { makeCodeBatchKind } from '../features/codes/teach/make-code-batch-kind.ts';
import { exportTenantKind } from '../features/data/teach/export-tenant-kind.ts';
import { regradeQuizKind } from '../features/quizzes/teach/regrade-quiz-kind.ts';
import type { LongJobKind } from '../platform/jobs/long-job-kind.ts';

/** Every kind of long work of the product. */
export const longJobKinds: readonly LongJobKind<unknown>[] = [
  makeCodeBatchKind,
  regradeQuizKind,
  moveGradeKind,
  undoGradeMoveKind,
  exportTenantKind,
  importStudentsKind,
];
