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
    statements: 11,
    make: ({ staff, course, size }) =>
      staff.call('POST /api/teach/code-batches', { body: { key: randomUUID(), courseId: course.id, size } }),
  },
  listCodeTargets: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/code-targets') },
  listCodeSellers: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/code-sellers', { query: {} }) },
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
    statements: 4,
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
