import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { SHEET_ROOM } from '@hessa/rules/quizzes/sheets/sheet-fit';
import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { sheetParams } from './make-paper-forms.ts';

/** A page of a sheet as a picture is about 100 KB. */
const PAGE_AT_MOST = 600_000;

export const storeSheet = endpoint({
  method: 'POST',
  path: '/api/teach/quizzes/{lessonId}/sheets',
  access: 'teacher',
  summary: 'Store what was read off a sheet as its student’s result, with the photograph; sent twice it is stored once',
  ...sheetParams,
  bodyBytes: PAGE_AT_MOST + 20_000,
  body: z.strictObject({
    /** Made by the phone with the reading. */
    key: z.uuid(),
    version: z.int().min(1).max(2_147_483_647),
    letter: z.enum(FORM_LETTERS),
    seat: positiveInt,
    /** By number on the sheet: the places that are shaded. */
    rows: z
      .array(
        z
          .array(
            z
              .int()
              .min(0)
              .max(SHEET_ROOM.choices - 1),
          )
          .max(SHEET_ROOM.choices),
      )
      .max(SHEET_ROOM.questions),
    /** A JPEG in base64. */
    page: z.string().max(PAGE_AT_MOST),
    readAt: z.iso.datetime(),
    /** Takes the place of what was read off this student's sheet before. */
    instead: z.boolean(),
  }),
  reply: wrapped(z.object({ name: z.string(), correctCount: z.number(), total: z.number(), alreadyRead: z.boolean() })),
  errors: [
    'results.quiz_not_found',
    'sheets.paper_unknown',
    'sheets.seat_unknown',
    'sheets.not_in_class',
    'sheets.read_otherwise',
    'sheets.handed_in',
    'sheets.page_unreadable',
  ],
});
