import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { FILM_MODES } from '@hessa/rules/media/film/film-ladder';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { placed, shownParts } from '../quizzes/paper-parts.ts';
import { anyAnswer, questionOfAnyKind } from '../quizzes/question-kinds.ts';
import { wrapped } from '../reply.ts';
import { lessonRefusals } from './lesson-refusals.ts';

/** What a film of ours has besides its stream; nothing of it for other videos. */
export const filmExtras = z.object({
  mode: z.enum(FILM_MODES),
  /** What each quality weighs as a whole. */
  sizes: z.array(z.object({ lines: z.number(), bytes: z.number() })),
  /** The stream of its sound alone; null for a silent film, or while it is not made yet. */
  sound: z.object({ url: z.string(), bytes: z.number() }).nullable(),
  /** All pictures of the seek bar in one, so many beside and above each other. */
  strip: z
    .object({
      url: z.string(),
      everySeconds: z.number(),
      columns: z.number(),
      rows: z.number(),
      width: z.number(),
      height: z.number(),
    })
    .nullable(),
});

const videoContent = z.object({
  type: z.literal('Video'),
  lessonName: z.string(),
  videoUrl: z.string(),
  captionsUrl: z.string().nullable(),
  /** What the player shows before it is started. */
  posterUrl: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  isCompleted: z.boolean(),
  attachmentUrl: z.string().nullable(),
  attachmentTitle: z.string().nullable(),
  /** Where the student stopped, on any device. */
  positionSeconds: z.number(),
  /** How long ago that was: a phone compares it with its own note of the place. Null before anything was watched. */
  positionAgeSeconds: z.number().nullable(),
  /** The furthest second that was ever reached: going back takes nothing away. */
  furthestSeconds: z.number(),
  film: filmExtras.nullable(),
});

const quizQuestion = questionOfAnyKind('shown', {
  text: z.string(),
  imageUrl: z.string().nullable(),
  weight: z.number(),
  ...placed,
});

/** What a lesson's content is on the wire, by its kind. */
const CONTENTS = {
  Quiz: z.array(quizQuestion),
  Video: videoContent,
} satisfies Record<LessonKindName, z.ZodType>;

export const getLessonContent = endpoint({
  method: 'GET',
  path: '/Student/contentlesson/{id}',
  access: 'student',
  summary: "A lesson's content, if its gate is open: a video's address, or a quiz's questions without their key",
  params: z.object({ id: wholeNumber }),
  reply: wrapped(z.union(Object.values(CONTENTS))).extend({
    /** For a quiz: its name, the choices saved so far, and what a submission must say it was based on. */
    quiz: z
      .object({
        lessonName: z.string(),
        basedOn: z.number(),
        /** False for whoever holds only a lecture of it: the course's own page is not theirs. */
        holdsCourse: z.boolean(),
        saved: z.array(anyAnswer.nullable()),
        ...shownParts,
        /** It has a limit: its questions come with the start of an attempt, and not here. */
        isExam: z.literal(true).optional(),
      })
      .optional(),
  }),
  errors: [...lessonRefusals, 'lesson.film_not_ready', 'lesson.film_failed'],
});
