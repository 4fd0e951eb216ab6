import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { questionKind } from '../question-kinds.ts';

export const quizParams = { params: z.object({ lessonId: wholeNumber }) };

const itemReading = z.enum(['too-few', 'check-key', 'confuses-strong', 'too-easy', 'too-hard', 'weak', 'good']);

export const getQuizReport = endpoint({
  method: 'GET',
  path: '/api/teach/results/{lessonId}',
  access: 'teacher',
  freshness: 'may be old',
  summary:
    'How a class did in a quiz: scores, their distribution and an analysis of each question, of the versions that judge alike',
  ...quizParams,
  query: z.object({ version: wholeNumber.optional() }),
  reply: wrapped(
    z.object({
      lessonId: z.number(),
      lessonName: z.string(),
      lessonType: z.enum(LESSON_KIND_NAMES),
      /** It has a limit: who sits it now is on its desk. */
      isExam: z.boolean(),
      /** When results are told, and of how many papers they are told, known to the teacher alone, or still open. */
      release: z.object({
        resultsAt: z.number().nullable(),
        told: z.number(),
        held: z.number(),
        waiting: z.number(),
        /** Of the first two those for now, which no figure has: late answers wait for the teacher's word. */
        forNow: z.number(),
      }),
      unitName: z.string(),
      courseId: z.number(),
      courseName: z.string(),
      /** The version that students get now. */
      currentVersion: z.number(),
      /** The version these figures are of. */
      version: z.number(),
      /** Versions with papers, newest first; those that judge alike are counted together, under the newest of them. */
      versions: z.array(z.object({ version: z.number(), together: z.array(z.number()), papers: z.number() })),
      /** The questions and the flags are judged by so many of its papers, the newest. */
      judgedPapers: z.number(),
      /**
       * Who is waited for: nobody to whom the unit had closed before the quiz came. Counted up to `UNHANDED_COUNTED`; one
       * more than that says that there are more.
       */
      missing: z.number(),
      figures: z
        .object({
          papers: z.number(),
          average: z.number(),
          median: z.number(),
          highest: z.number(),
          lowest: z.number(),
        })
        .nullable(),
      /** Papers worth a look, newest first. Nobody is stopped by them, and no student sees them. */
      flags: z.array(
        z.object({
          studentId: z.string(),
          name: z.string(),
          wrong: z.number(),
          /** Set when it was too fast to have been read. */
          secondsPerQuestion: z.number().nullable(),
          /** Set when the page of the exam was left often, or for long. */
          away: z.object({ times: z.number(), seconds: z.number() }).nullable(),
          /** Who handed in the very same wrong answers from the same device, or else from the same network. */
          onDevice: z.array(z.string()),
          onAddress: z.array(z.string()),
          /** How many papers of this quiz came from that network. */
          fromAddress: z.number(),
        }),
      ),
      /** Papers in ten bands of ten points, lowest first. */
      distribution: z.array(z.number()),
      questions: z.array(
        z.object({
          identity: z.string(),
          kind: questionKind,
          text: z.string(),
          imageUrl: z.string().nullable(),
          /** The share of its mark that the class earned: of a single choice, how many have it right. */
          difficulty: z.number(),
          discrimination: z.number().nullable(),
          reading: itemReading,
          /**
           * What was written into its gaps and not taken; whether the paper of today takes it, null where it has no
           * such gap.
           */
          misses: z.array(
            z.object({ gap: z.number(), words: z.string(), papers: z.number(), isAccepted: z.boolean().nullable() }),
          ),
          choices: z.array(
            z.object({
              text: z.string(),
              /** Of a match: what goes with it. */
              matched: z.string().optional(),
              isRight: z.boolean(),
              papers: z.number(),
              share: z.number(),
            }),
          ),
        }),
      ),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
