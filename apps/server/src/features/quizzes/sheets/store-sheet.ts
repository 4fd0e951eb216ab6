import { randomBytes } from 'node:crypto';
import { storeSheet as endpoint } from '@hessa/contract/quizzes/sheets/store-sheet';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { mediaFiles } from '../../media/media-files-table.ts';
import { lockSittings } from '../exams/find-sittings.ts';
import { findOwnResult } from '../find-own-result.ts';
import { gradingOf } from '../grading.ts';
import { loadQuestions } from '../quiz-questions.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { withdrawResult } from '../withdraw-result.ts';
import { findReadings, findSeated } from './find-seated.ts';
import { loadForms } from './load-forms.ts';
import { readShaded } from './read-shaded.ts';
import { sheetReadings } from './sheet-readings-table.ts';
import { storeSheetResult } from './store-sheet-result.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * A sheet becomes its student's result once, whoever reads it and however often it is sent. One that says something
 * else than the last reading of the same student waits for the teacher's word.
 */
export const storeSheet = handle(endpoint, async (ctx, { params: { lessonId }, body }) => {
  const tenantId = ctx.tenant.id;
  const page = Buffer.from(body.page, 'base64');
  if (!page.subarray(0, JPEG.length).equals(JPEG)) throw new DomainError('sheets.page_unreadable');
  const mediaId = randomBytes(16).toString('base64url');
  await ctx.platform.files.write(tenantId, mediaId, page);
  let isKept = false;
  try {
    return await ctx.withTenant(async (tx) => {
      const quiz = await findQuiz(tx, tenantId, lessonId);
      const version = { id: lessonId, contentVersion: body.version };
      const form = (await loadForms(tx, ctx, version)).find(({ letter }) => letter === body.letter);
      if (!form || form.entries.length !== body.rows.length) throw new DomainError('sheets.paper_unknown');
      const student = await findSeated(tx, { tenantId, ...quiz }, body.seat);
      const questions = await loadQuestions(tx, ctx, version);
      const grading = gradingOf(body.version, questions, readShaded(questions, form, body.rows));
      const answer = (alreadyRead: boolean) => ({
        data: { name: student.name, correctCount: grading.correctCount, total: grading.total, alreadyRead },
      });

      const readings = await findReadings(tx, tenantId, lessonId, student.studentId);
      const last = readings[0];
      if (readings.some(({ key }) => key === body.key)) return answer(true);
      // Attempts before the result, as whoever hands in takes them.
      await lockSittings(tx, tenantId, { studentId: student.studentId, lessonId });
      const known = await findOwnResult(tx, tenantId, student.studentId, quiz);
      if (known && !last) throw new DomainError('sheets.handed_in');
      if (known && last) {
        const isSame = last.contentVersion === body.version && last.letter === body.letter;
        if (isSame && JSON.stringify(last.rows) === JSON.stringify(body.rows)) return answer(true);
        if (!body.instead) throw new DomainError('sheets.read_otherwise');
        await withdrawResult(tx, known, quiz.term, ctx.now);
      }
      await storeSheetResult(tx, ctx, quiz, student.studentId, grading, body.letter);
      const file = { id: mediaId, contentType: 'image/jpeg', open: false, byteLength: page.length };
      await tx.insert(mediaFiles).values({ ...file, tenantId, fileName: 'sheet.jpg', createdAt: ctx.now });
      await tx.insert(sheetReadings).values({
        tenantId,
        key: body.key,
        studentId: student.studentId,
        lessonId,
        contentVersion: body.version,
        letter: body.letter,
        rows: body.rows,
        pageMediaId: mediaId,
        readBy: ctx.account.id,
        readAt: new Date(body.readAt),
        storedAt: ctx.now,
      });
      await recordEvent(tx, ctx, {
        kind: 'sheet.read',
        actorId: ctx.account.id,
        subjectId: student.studentId,
        details: {
          lesson: lessonId,
          form: body.letter,
          before: known ? { score: known.score } : null,
          after: { score: grading.score },
        },
      });
      isKept = true;
      return answer(false);
    });
  } finally {
    // What was refused, or known already, keeps no second photograph.
    if (!isKept) await ctx.platform.files.remove(tenantId, mediaId);
  }
});
