import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { sheetParams } from './make-paper-forms.ts';

/** All that a phone needs to read a class's sheets also without a line. */
export const getSheetDesk = endpoint({
  method: 'GET',
  path: '/api/teach/quizzes/{lessonId}/sheets',
  access: 'teacher',
  summary: 'The keys of every printed version, who sits at which number, and the sheets that were read so far',
  ...sheetParams,
  reply: wrapped(
    z.object({
      name: z.string(),
      /** Of the paper as it stands now, printed or not. */
      version: z.number(),
      papers: z.array(
        z.object({
          version: z.number(),
          forms: z.array(
            z.object({
              letter: z.enum(FORM_LETTERS),
              /** By number on the sheet: how many letters it has, and which are right. */
              rows: z.array(z.object({ choices: z.number(), several: z.boolean(), right: z.array(z.number()) })),
            }),
          ),
        }),
      ),
      students: z.array(z.object({ name: z.string(), seat: z.number() })),
      read: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          version: z.number(),
          letter: z.enum(FORM_LETTERS),
          readAt: z.string(),
          /** The photograph, for this login. */
          page: z.string(),
        }),
      ),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
