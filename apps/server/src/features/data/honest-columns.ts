import { templateBody } from '@hessa/contract/authoring/templates/exam-template';
import { outlineLesson } from '@hessa/contract/courses/course-tree';
import { grade, term } from '@hessa/contract/courses/grade-and-term';
import { filmExtras } from '@hessa/contract/lessons/get-lesson-content';
import { filmState } from '@hessa/contract/media/teach/get-film';
import { examTerms } from '@hessa/contract/quizzes/exams/exam-state';
import { siteProfile, siteSettings } from '@hessa/contract/site/site-profile';
import { ROLES } from '@hessa/rules/auth/role';
import { isCodeLength, normaliseCode } from '@hessa/rules/codes/code-text';
import { MAX_PRICE_PIASTRES } from '@hessa/rules/courses/price';
import { FILM_MODES } from '@hessa/rules/media/film/film-ladder';
import { SERVED_TYPES } from '@hessa/rules/media/stored-file-name';
import { NOTE_LIMITS } from '@hessa/rules/notes/note-limits';
import { BANK_LIMITS, LEVELS, SKILLS } from '@hessa/rules/quizzes/bank/bank-labels';
import { EXAM_LIMITS } from '@hessa/rules/quizzes/exams/exam-terms';
import { HELD_REASONS } from '@hessa/rules/quizzes/exams/judge-answers';
import { KEY_TIMES } from '@hessa/rules/quizzes/key-time';
import { QUESTION_KIND_NAMES } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { SECOND_MARKINGS } from '@hessa/rules/quizzes/second-marking';
import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { FIRST_SERIAL } from '@hessa/rules/quizzes/sheets/seat-number';
import { TEMPLATE_LIMITS } from '@hessa/rules/quizzes/templates/exam-template';
import { WEEKLY_GOAL } from '@hessa/rules/statistics/weekly-goal-limits';
import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { isComputable } from '../../platform/password-hasher.ts';
import { SELLER_LINES } from '../codes/sellers/seller-ledger-table.ts';

/** One line: what stands in a header or a name must not begin another. */
const line = z.string().refine((text) => findUnprintable(text, 'line') === null);
const webAddress = line.max(2_000).regex(/^https?:\/\//);
const ownFile = line.max(200).regex(/^[\w./-]+$/);
const mediaId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** Money that may be owed either way: cancelled receipts, corrections, what was paid beyond what was owed. */
export const balance = z.int().min(-1e12).max(1e12);
const seconds = z.number().min(0).max(1e7);
const place = z.int().min(-1).max(1_000);
const drawn = z.array(z.int().min(0).max(1_000)).max(1_000).nullable();
const text = z.string().max(10_000);
const answer = z.union([place, z.array(place).max(1_000), z.array(z.string().max(1_000)).max(100), text]);
const marking = {
  given: z.array(z.int().min(0).max(100)).max(20),
  comments: z.array(z.string().max(1_000)).max(50),
  at: z.string().max(40),
};
const markings = z
  .array(z.strictObject({ ...marking, by: z.uuid() }))
  .min(1)
  .max(2);
const openText = z.strictObject({ text, of: z.int().min(1).max(1_000), markings });
const markedText = openText.extend({ ...marking, markings: markings.optional() });
const keptAnswers = z.array(z.union([answer, openText, markedText]).nullable()).max(1_000);
// Below zero where the better half answers worse.
const figures = { difficulty: z.number().min(0).max(1), discrimination: z.number().min(-1).max(1) };
const score = z.number().min(0).max(100).nullable();
const kindOfCode = z.enum(['course', 'lecture']);
const picture = z.union([webAddress, ownFile]).nullable();
const soldRun = z.strictObject({
  at: z.iso.datetime(),
  first: z.int().min(1).max(2e9),
  count: z.int().min(1).max(1e6),
  pricePiastres: z.int().min(0).max(MAX_PRICE_PIASTRES),
});
const takenBack = z
  .array(
    z.strictObject({
      day: z.iso.date(),
      courseId: z.int().min(1),
      count: z.int().min(1).max(1e6),
      piastres: z.int().min(0).max(1e12),
      sold: z.array(soldRun).optional(),
    }),
  )
  .nullable();
const link = z.union([z.literal(''), webAddress]);

/**
 * What columns may hold beyond what their types say: words that code decides by, what is sent in headers, what a
 * browser opens, what is computed with, and everything that is JSON. An archive can come from anybody, and its rows
 * would be believed as if this server had written them.
 */
export const HONEST_COLUMNS: Record<string, Record<string, z.ZodType>> = {
  tenants: { profile: siteProfile.omit({ tenantId: true }), settings: siteSettings },
  accounts: {
    role: z.enum(ROLES),
    name: line,
    email: line,
    phone: line,
    served_grades: z.array(grade).nullable(),
    exam_extra_minutes: z.int().min(0).max(EXAM_LIMITS.extraMinutesAtMost),
    weekly_goal: z.int().min(WEEKLY_GOAL.least).max(WEEKLY_GOAL.most).nullable(),
    password_hash: z.string().refine(isComputable),
  },
  books: { grade, image_path: picture },
  contact_records: { facebook_page: link, you_tube_channel: link, tiktok_channel: link },
  courses: { grade, term, image_path: picture, features: z.array(z.string()).max(100).nullable() },
  units: { position: z.int().min(0).max(100_000) },
  unit_resources: { type: z.enum(['pdf', 'doc', 'link']), url: webAddress.nullable(), media_id: mediaId.nullable() },
  unit_grants: { source: z.enum(['code', 'granted']) },
  enrolments: { source: z.enum(['code', 'free', 'granted']) },
  lessons: {
    type: outlineLesson.shape.type,
    video_url: webAddress.nullable(),
    video_media_id: mediaId.nullable(),
    captions_media_id: mediaId.nullable(),
    poster_media_id: mediaId.nullable(),
    attachment_media_id: mediaId.nullable(),
    key_time: z.enum(KEY_TIMES),
    second_marking: z.enum(SECOND_MARKINGS),
    exam: examTerms.nullable(),
  },
  lesson_progress: { position_seconds: z.number().min(0), covered: z.array(z.tuple([seconds, seconds])).max(10_000) },
  video_notes: { second: seconds, text: z.string().max(NOTE_LIMITS.textLength) },
  questions: {
    kind: z.enum(QUESTION_KIND_NAMES),
    choices: z.array(z.string()).max(100),
    right_choice: place.nullable(),
    weight: z.int().min(1).max(1_000),
    image_media_id: mediaId.nullable(),
    explained_second: seconds.nullable(),
  },
  quiz_passages: { image_media_id: mediaId.nullable(), audio_media_id: mediaId.nullable() },
  bank_passages: { image_media_id: mediaId.nullable(), audio_media_id: mediaId.nullable() },
  bank_questions: {
    ...figures,
    kind: z.enum(QUESTION_KIND_NAMES),
    choices: z.array(z.string()).max(100),
    right_choice: place.nullable(),
    weight: z.int().min(1).max(1_000),
    image_media_id: mediaId.nullable(),
    skill: z.enum(SKILLS).nullable(),
    level: z.enum(LEVELS).nullable(),
    measured_level: z.enum(LEVELS).nullable(),
    tags: z.array(line.max(BANK_LIMITS.tagLength)).max(BANK_LIMITS.tags),
  },
  bank_uses: { ...figures, hash: z.string().regex(/^[0-9a-f]{32}$/) },
  exam_templates: { name: line.min(1).max(TEMPLATE_LIMITS.nameLength), parts: templateBody.parts },
  quiz_templates: { template_id: line.max(64) },
  quiz_sections: { draw: z.int().min(1).max(QUESTION_LIMITS.questions).nullable() },
  quiz_attempts: {
    drawn,
    saved: z.record(z.string().regex(/^\d{1,4}$/), z.strictObject({ choice: answer, at: z.number() })),
  },
  quiz_results: {
    answers: keptAnswers,
    score,
    held_score: score,
    device_mark: mediaId.nullable(),
    address_mark: mediaId.nullable(),
  },
  exam_sittings: {
    drawn,
    form: z.enum(FORM_LETTERS).nullable(),
    saved: z.record(z.string().regex(/^\d{1,4}$/), z.strictObject({ choice: answer, at: z.number() })),
    flagged: z.record(z.string().regex(/^\d{1,4}$/), z.strictObject({ on: z.boolean(), at: z.number() })),
    handed_in_by: z.enum(['student', 'time']).nullable(),
    extra_minutes: z.int().min(0).max(100_000),
    away_times: z.int().min(0).max(10_000),
    away_seconds: z.int().min(0).max(1_000_000),
    grading: z
      .strictObject({
        contentVersion: z.int().min(1),
        answers: keptAnswers,
        score,
        ceiling: z.number().min(0).max(100).optional(),
        correctCount: z.int().min(0).max(1_000),
        total: z.int().min(0).max(1_000),
        possibleMarks: z.int().min(0).max(1e6).nullable(),
        notes: z.string().max(500),
        aside: z
          .array(z.strictObject({ at: place, answer: z.union([openText, markedText]) }))
          .max(1_000)
          .optional(),
      })
      .nullable(),
  },
  held_answers: {
    reason: z.enum(HELD_REASONS),
    decision: z.enum(['accepted', 'refused']).nullable(),
    answers: z.array(z.strictObject({ position: place, choice: answer, at: z.number(), order: z.number() })).max(1_000),
  },
  paper_forms: {
    letter: z.enum(FORM_LETTERS),
    entries: z.array(z.strictObject({ at: place, order: z.array(place).max(1_000) })).max(1_000),
  },
  sheet_readings: {
    letter: z.enum(FORM_LETTERS),
    rows: z.array(z.array(place).max(10)).max(1_000),
    page_media_id: mediaId,
  },
  seats: { serial: z.int().min(FIRST_SERIAL).max(999_999) },
  quiz_reopenings: {
    earlier_result: z.looseObject({ score, submittedAt: z.iso.datetime({ offset: true }) }),
  },
  term_scores: {
    period: z.string().regex(/^(\d{4}-\w+|all)$/),
    score_sum: z.number().min(0),
    quiz_count: z.int().min(1).max(1e6),
  },
  code_batches: {
    kind: kindOfCode,
    size: z.int().min(0).max(5_000),
    first_serial: z.int().min(1),
    price_piastres: z.int().min(0).max(MAX_PRICE_PIASTRES),
  },
  codes: {
    kind: kindOfCode,
    code: line.refine((text) => isCodeLength(normaliseCode(text).length)),
    serial: z.int().min(1),
    price_piastres: z.int().min(0).max(MAX_PRICE_PIASTRES),
  },
  code_sellers: { name: line.min(1), phone: line },
  seller_ledger: {
    kind: z.enum(SELLER_LINES),
    note: line.max(2_000),
    paid_piastres: balance,
    owed_piastres: balance,
    prices: z
      .array(
        z.strictObject({
          count: z.int().min(1),
          pricePiastres: z.int().min(0).max(MAX_PRICE_PIASTRES),
          first: z.int().min(1).optional(),
        }),
      )
      .nullable(),
    receipt: z.int().nullable(),
    sold_cards: z.int().min(0).nullable(),
    due_piastres: z.int().min(0).nullable(),
    taken_back: takenBack,
    undoes: z.uuid().nullable(),
  },
  code_ledger: { step: line, device: line.nullable(), reason: z.string().max(2_000), taken_back: takenBack },
  media_files: { id: mediaId, content_type: z.enum(SERVED_TYPES), file_name: line.min(1).max(255) },
  films: {
    id: mediaId,
    facts: filmState.shape.facts,
    mode: z.enum(FILM_MODES).nullable(),
    measured_mode: z.enum(FILM_MODES).nullable(),
    // Below zero where a loud film is to be quieter.
    gain: z.number().min(-100).max(100).nullable(),
    poster_media_id: mediaId.nullable(),
    strip_media_id: mediaId.nullable(),
    captions_media_id: mediaId.nullable(),
    strip: filmExtras.shape.strip.unwrap().omit({ url: true }).nullable(),
  },
  // Names and codecs stand in lists that a player reads.
  film_rungs: {
    film_id: mediaId,
    media_id: mediaId,
    frame_rate: z.number().min(0).max(1_000),
    name: z.string().regex(/^[a-z0-9-]{1,30}$/),
    mode: z.enum(FILM_MODES),
    codecs: z.string().regex(/^[\w.,]{1,80}$/),
    segments: z.array(z.tuple([z.int().min(0).max(1e9), z.int().min(0).max(1e6)])).max(20_000),
  },
  audit_events: {
    kind: line.regex(/^[\w.-]{1,80}$/),
    details: z.record(z.string(), z.unknown()),
    request_id: line.max(200),
  },
};
