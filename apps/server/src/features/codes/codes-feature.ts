import type { Feature } from '../../calls/feature.ts';
import { redeemCourseCode } from './redeem-course-code.ts';
import { redeemLectureCode } from './redeem-lecture-code.ts';
import { addCodeSeller } from './sellers/add-code-seller.ts';
import { cancelReceipt } from './sellers/cancel-receipt.ts';
import { correctAccount } from './sellers/correct-account.ts';
import { editCodeSeller } from './sellers/edit-code-seller.ts';
import { getCodeSeller } from './sellers/get-code-seller.ts';
import { getReceipt } from './sellers/get-receipt.ts';
import { listCodeSellers } from './sellers/list-code-sellers.ts';
import { lookAtCards } from './sellers/look-at-cards.ts';
import { moveCards } from './sellers/move-cards.ts';
import { reportSales } from './sellers/report-sales.ts';
import { takePayment } from './sellers/take-payment.ts';
import { exportBatch } from './teach/export-batch.ts';
import { findCode } from './teach/find-code.ts';
import { listBatchCodes } from './teach/list-batch-codes.ts';
import { listCodeBatches } from './teach/list-code-batches.ts';
import { listCodeTargets } from './teach/list-code-targets.ts';
import { makeCodeBatch } from './teach/make-code-batch.ts';
import { makeCodeBatchKind } from './teach/make-code-batch-kind.ts';
import { markCodeSold } from './teach/mark-code-sold.ts';
import { printCodeBatch } from './teach/print-code-batch.ts';
import { revealCode } from './teach/reveal-code.ts';
import { unvoidCodes } from './teach/unvoid-codes.ts';
import { voidCode } from './teach/void-code.ts';
import { voidCodeBatch } from './teach/void-code-batch.ts';

export const codesFeature: Feature = {
  calls: [
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
    revealCode,
    unvoidCodes,
    voidCode,
    voidCodeBatch,
    addCodeSeller,
    cancelReceipt,
    correctAccount,
    editCodeSeller,
    getCodeSeller,
    getReceipt,
    listCodeSellers,
    lookAtCards,
    moveCards,
    reportSales,
    takePayment,
  ],
  longJobKinds: [makeCodeBatchKind],
};
