import { redeemCourseCode } from './redeem-course-code.ts';
import { redeemLectureCode } from './redeem-lecture-code.ts';
import { sellersApi } from './sellers/sellers-api.ts';
import { exportBatch } from './teach/export-batch.ts';
import { findCode } from './teach/find-code.ts';
import { listBatchCodes } from './teach/list-batch-codes.ts';
import { listCodeBatches } from './teach/list-code-batches.ts';
import { listCodeTargets } from './teach/list-code-targets.ts';
import { makeCodeBatch } from './teach/make-code-batch.ts';
import { markCodeSold } from './teach/mark-code-sold.ts';
import { printCodeBatch } from './teach/print-code-batch.ts';
import { revealCode } from './teach/reveal-code.ts';
import { unvoidCodes } from './teach/unvoid-codes.ts';
import { voidCode } from './teach/void-code.ts';
import { voidCodeBatch } from './teach/void-code-batch.ts';

export const codesApi = {
  redeemCourseCode,
  redeemLectureCode,
  exportBatch,
  findCode,
  listBatchCodes,
  listCodeBatches,
  listCodeTargets,
  makeCodeBatch,
  markCodeSold,
  printCodeBatch,
  voidCodeBatch,
  revealCode,
  unvoidCodes,
  voidCode,
  ...sellersApi,
} as const;
