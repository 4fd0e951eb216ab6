import { GRADES } from '@hessa/rules/courses/grade';
import { TERMS } from '@hessa/rules/courses/term';
import { z } from 'zod';
import films from './films.json' with { type: 'json' };

const file = z.string().min(1);
const title = z.string().min(1);

const question = z
  .strictObject({
    /** `____` is the blank that the chosen answer is written into. */
    text: z.string().min(1),
    choices: z.array(z.string().min(1)).min(2),
    right: z.int().nonnegative(),
    weight: z.number().positive().exactOptional(),
    explanation: z.string().min(1).exactOptional(),
    /** Keeps the choices in this order, for choices that speak of each other. */
    pinned: z.literal(true).exactOptional(),
    /** Whether it is about the quiz's passage. */
    ofPassage: z.literal(true).exactOptional(),
  })
  .refine(({ choices, right }) => right < choices.length, { path: ['right'], error: 'no such choice' });

const quizLesson = z
  .strictObject({
    type: z.literal('Quiz'),
    name: title,
    /** A text to read, for the questions that are about it. */
    passage: z.string().min(1).exactOptional(),
    questions: z.array(question),
  })
  .refine(({ passage, questions }) => questions.some(({ ofPassage }) => ofPassage) === (passage !== undefined), {
    path: ['passage'],
    error: 'a passage and questions about it belong together',
  })
  .transform(({ passage, questions, ...lesson }) => ({
    ...lesson,
    questions: questions.map(({ ofPassage, ...asked }) => ({
      ...asked,
      ...(ofPassage && passage !== undefined ? { passage } : {}),
    })),
  }));

const words = z.string().min(1);

/** The kinds of question beside the single choice, one of each at least. */
const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single-choice'), choices: z.array(words), rightChoice: z.int() }),
  z.strictObject({ kind: z.literal('true-false'), choices: z.array(words).length(2), rightChoice: z.int() }),
  z.strictObject({
    kind: z.literal('gaps'),
    gaps: z.array(z.array(words).min(1)),
    forgives: z.strictObject({ capitals: z.boolean(), apostrophes: z.boolean() }),
  }),
  z.strictObject({ kind: z.literal('word-order'), words: z.array(words) }),
  z.strictObject({ kind: z.literal('matching'), lefts: z.array(words), rights: z.array(words) }),
]);

/** A quiz with a limit, open at any time and as often as somebody likes to try it. */
const examLesson = z.strictObject({
  type: z.literal('Exam'),
  name: title,
  minutes: z.int().positive(),
  questions: z.array(
    z.strictObject({
      text: words,
      part,
      weight: z.number().positive().exactOptional(),
      explanation: words.exactOptional(),
    }),
  ),
});

/** A lesson over one of the sample films: each has its Arabic captions and its poster beside it. */
const videoLesson = z
  .strictObject({
    type: z.literal('Video'),
    name: title,
    film: z.enum(Object.keys(films) as (keyof typeof films)[]),
    attachment: z.strictObject({ title, file }).exactOptional(),
  })
  .transform(({ film, ...lesson }) => ({
    ...lesson,
    videoFile: `${film}.mp4`,
    captionsFile: `${film}.ar.vtt`,
    posterFile: `${film}.webp`,
    durationSeconds: films[film],
  }));

const resource = z.discriminatedUnion('type', [
  z.strictObject({ title, type: z.enum(['pdf', 'doc']), file }),
  z.strictObject({ title, type: z.literal('link'), url: z.url({ protocol: /^https$/ }) }),
]);

/** A course of the demo as its file says it. File names are relative to the `media` folder beside this file. */
export const demoCourse = z.strictObject({
  key: z.string().min(1),
  name: title,
  description: z.string(),
  grade: z.enum(GRADES),
  term: z.enum(TERMS),
  pricePiastres: z.int().nonnegative(),
  imageFile: file.nullable(),
  openToAll: z.boolean(),
  active: z.boolean(),
  units: z.array(
    z.strictObject({
      name: title,
      title: z.string(),
      lessons: z.array(z.discriminatedUnion('type', [videoLesson, quizLesson, examLesson])),
      resources: z.array(resource),
    }),
  ),
});

export type DemoCourse = z.output<typeof demoCourse>;
export type DemoLesson = DemoCourse['units'][number]['lessons'][number];
export type DemoQuizLesson = Extract<DemoLesson, { type: 'Quiz' }>;
