import { regradeQuizKind } from '../features/authoring/quizzes/regrade-quiz-kind.ts';
import { makeCodeBatchKind } from '../features/codes/teach/make-code-batch-kind.ts';
import { exportTenantKind } from '../features/data/teach/export-tenant-kind.ts';
import { importStudentsKind } from '../features/students/import-students-kind.ts';
import { moveGradeKind } from '../features/students/move-grade-kind.ts';
import { undoGradeMoveKind } from '../features/students/undo-grade-move-kind.ts';
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
