import { redeemCourseCode } from './redeem-course-code.ts';
import { redeemLectureCode } from './redeem-lecture-code.ts';
import { findCode } from './teach/find-code.ts';
import { listBatchCodes } from './teach/list-batch-codes.ts';
import { listCodeBatches } from './teach/list-code-batches.ts';
import { listCodeSellers } from './teach/list-code-sellers.ts';
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
  findCode,
  listBatchCodes,
  listCodeBatches,
  listCodeSellers,
  listCodeTargets,
  makeCodeBatch,
  markCodeSold,
  printCodeBatch,
  voidCodeBatch,
  revealCode,
  unvoidCodes,
  voidCode,
} as const;
