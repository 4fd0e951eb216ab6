import { randomUUID } from 'node:crypto';
import type { StatementBudgets } from '../../testing/statement-world.ts';

export const statementBudgets = {
  redeemCourseCode: {
    statements: 11,
    make: ({ phone, courseCode }) =>
      phone.request(`/api/Student/add-course-by-code?Code=${courseCode}`, { method: 'POST' }),
  },
  redeemLectureCode: {
    statements: 11,
    make: ({ phone, lectureCode }) => phone.request(`/api/UnitCode/EnterCode?code=${lectureCode}`, { method: 'POST' }),
  },
  makeCodeBatch: {
    statements: 13,
    make: ({ staff, course, size }) =>
      staff.call('POST /api/teach/code-batches', { body: { key: randomUUID(), courseId: course.id, size } }),
  },
  listCodeTargets: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/code-targets') },
  listCodeSellers: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/code-sellers', { query: {} }) },
  listCodeBatches: { statements: 4, make: ({ staff }) => staff.call('GET /api/teach/code-batches', { query: {} }) },
  listBatchCodes: {
    statements: 7,
    make: ({ staff, batchId }) =>
      staff.call('GET /api/teach/code-batches/{batchId}/codes', { params: { batchId }, query: {} }),
  },
  printCodeBatch: {
    statements: 6,
    make: ({ staff, batchId }) => staff.call('POST /api/teach/code-batches/{batchId}/cards', { params: { batchId } }),
  },
  markCodeSold: {
    statements: 5,
    make: ({ staff, codeId }) =>
      staff.call('POST /api/teach/codes/{codeId}/sold', { params: { codeId }, body: { sold: true } }),
  },
  revealCode: {
    statements: 5,
    make: ({ staff, codeId }) =>
      staff.call('POST /api/teach/codes/{codeId}/reveal', {
        params: { codeId },
        body: { why: 'replacement', note: 'lost' },
      }),
  },
  findCode: {
    statements: 4,
    make: ({ staff, courseCode }) => staff.call('GET /api/teach/codes/find', { query: { code: courseCode } }),
  },
  exportBatch: {
    statements: 6,
    make: ({ staff, batchId }) => staff.call('POST /api/teach/code-batches/{batchId}/export', { params: { batchId } }),
  },
  addCodeSeller: {
    statements: 4,
    make: ({ staff }) =>
      staff.call('POST /api/teach/code-sellers', { body: { key: randomUUID(), name: randomUUID(), phone: '' } }),
  },
  editCodeSeller: {
    statements: 6,
    make: ({ staff, seller }) =>
      staff.call('PUT /api/teach/code-sellers/{sellerId}', {
        params: { sellerId: seller.id },
        body: { name: seller.name, phone: '01012345678', was: { name: seller.name, phone: '' } },
      }),
  },
  getCodeSeller: {
    statements: 4,
    make: ({ staff, seller }) =>
      staff.call('GET /api/teach/code-sellers/{sellerId}', { params: { sellerId: seller.id }, query: {} }),
  },
  lookAtCards: {
    statements: 3,
    make: ({ staff, seller, serials: { first, last } }) =>
      staff.call('GET /api/teach/code-sellers/{sellerId}/cards', {
        params: { sellerId: seller.id },
        query: { step: 'handed', first, last },
      }),
  },
  moveCards: {
    statements: 9,
    make: ({ staff, seller, serials: { first, last } }) =>
      staff.call('POST /api/teach/code-sellers/{sellerId}/cards', {
        params: { sellerId: seller.id },
        body: { key: randomUUID(), step: 'handed', first, last },
      }),
  },
  takePayment: {
    statements: 9,
    make: ({ staff, seller }) =>
      staff.call('POST /api/teach/code-sellers/{sellerId}/payments', {
        params: { sellerId: seller.id },
        body: { key: randomUUID(), amountPiastres: 100, beyondOwed: true },
      }),
  },
  getReceipt: {
    statements: 2,
    make: ({ staff, receipt }) => staff.call('GET /api/teach/code-receipts/{number}', { params: { number: receipt } }),
  },
  cancelReceipt: {
    statements: 7,
    make: ({ staff, receipt }) =>
      staff.call('POST /api/teach/code-receipts/{number}/cancel', {
        params: { number: receipt },
        body: { reason: 'x' },
      }),
  },
  correctAccount: {
    statements: 6,
    make: ({ staff, seller }) =>
      staff.call('POST /api/teach/code-sellers/{sellerId}/corrections', {
        params: { sellerId: seller.id },
        body: { key: randomUUID(), changePiastres: -100, reason: 'x' },
      }),
  },
  reportSales: {
    statements: 2,
    make: ({ staff }) => staff.call('GET /api/teach/code-sales', { query: { from: '2026-01-01', to: '2026-12-31' } }),
  },
  voidCode: {
    statements: 5,
    make: ({ staff, codeId }) =>
      staff.call('POST /api/teach/codes/{codeId}/void', { params: { codeId }, body: { reason: 'lost' } }),
  },
  voidCodeBatch: {
    statements: 6,
    make: ({ staff, spareBatchId }) =>
      staff.call('POST /api/teach/code-batches/{batchId}/void', {
        params: { batchId: spareBatchId },
        body: { reason: 'lost' },
      }),
  },
  unvoidCodes: {
    statements: 6,
    make: ({ staff, spareBatchId, now }) =>
      staff.call('POST /api/teach/code-batches/{batchId}/unvoid', {
        params: { batchId: spareBatchId },
        body: { voidedAt: now().toISOString() },
      }),
  },
} as const satisfies StatementBudgets;
