import { thingKey, thingNamedBy } from '@hessa/rules/audit/named-things';
import { cardNumber } from '@hessa/rules/codes/card-number';
import { moneyWords } from '@hessa/rules/codes/money-words';
import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { TERMS, termLabel } from '@hessa/rules/courses/term';
import { playerTime } from '@hessa/rules/media/player-time';
import { LEVEL_WORDS, SKILL_WORDS } from '@hessa/rules/quizzes/bank/bank-label-words';
import type { KeyTime } from '@hessa/rules/quizzes/key-time';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { formatCount } from '@hessa/rules/text/count';
import { type DigitStyle, formatDigits, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { fileSize } from '../../teach-shell/files/file-size.ts';
import { STAFF_ROLES } from '../../teach-shell/frame/staff-roles.ts';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';
import { LESSON_LOOKS } from '../../ui/lesson/lesson-looks.ts';
import { fieldName } from './audit-field-names.ts';

const LESSON_WORDS = Object.fromEntries(Object.entries(LESSON_LOOKS).map(([kind, { word }]) => [kind, word]));

const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  purpose: {
    cover: 'غلاف كورس',
    'book-cover': 'غلاف كتاب',
    portrait: 'صورة المدرّس',
    'question-image': 'صورة سؤال',
    'passage-audio': 'تسجيل قطعة',
    poster: 'صورة فيديو',
    attachment: 'ملف للطلبة',
    captions: 'ترجمة فيديو',
    video: 'فيديو',
  },
  what: {
    course: 'كورس',
    unit: 'وحدة',
    lesson: 'درس',
    resource: 'ملف',
    book: 'كتاب',
    student: 'طالب',
  },
  skill: SKILL_WORDS,
  level: LEVEL_WORDS,
  why: { sale: 'بيع', replacement: 'بدل كارت تالف' },
  mode: { board: 'سبورة أو شاشة', camera: 'كاميرا' },
  decision: { accepted: 'اتحسبت', refused: 'ما اتحسبتش' },
  keyTime: { 'at-once': 'أول ما يسلّم', 'after-window': 'لما وقت الوحدة يخلص', never: 'مش بتظهر' } satisfies Record<
    KeyTime,
    string
  >,
  marker: { first: 'الأول', second: 'التاني' },
  secondMarking: { none: 'من غير', sample: 'لورقة من كل ٥ تقريبًا', all: 'لكل الورق' },
  type: { ...LESSON_WORDS, file: 'ملف', link: 'لينك' },
  term: Object.fromEntries(TERMS.map((term) => [term, termLabel(term)])),
  counts: { best: 'أحسن محاولة', last: 'آخر محاولة' },
  state: { draft: 'مسودة', published: 'منشور', archived: 'في الأرشيف' },
};

const moment = (value: number, digits: DigitStyle) => exactMoment(new Date(value).toISOString(), digits);

/** Numbers that are no plain numbers, by the field they stand in. */
const MEASURES: Readonly<Record<string, (value: number, digits: DigitStyle) => string>> = {
  bytes: fileSize,
  byteLength: fileSize,
  amountPiastres: moneyWords,
  changePiastres: moneyWords,
  worthPiastres: moneyWords,
  pricePiastres: moneyWords,
  opensAt: moment,
  lastStartAt: moment,
  closesAt: moment,
  resultsAt: moment,
  passMark: formatPercent,
  score: (value, digits) => paperPercentText(value, digits),
  // As it is printed on the card.
  serial: cardNumber,
  first: cardNumber,
  last: cardNumber,
  durationSeconds: (value, digits) => formatDigits(playerTime(value), digits),
};
/** An address of a file tells nobody anything. */
const FILES: Readonly<Record<string, string>> = {
  imagePath: 'صورة',
  photoPath: 'صورة',
  posterMediaId: 'صورة',
  videoMediaId: 'ملف',
  captionsMediaId: 'ملف',
  attachmentMediaId: 'ملف',
};

/** Marks of the criteria, kept as one text. */
const MARKS: ReadonlySet<string> = new Set(['given', 'firstGiven', 'secondGiven']);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export interface Telling {
  kind: string;
  /** What things are called, by `thingKey`. */
  names: Readonly<Record<string, string>>;
  digits: DigitStyle;
}

/**
 * Where none was named all are meant: of an assistant's grades, and of whom a message on the board speaks to. What was
 * given no more time ends as the course says. Results without a time are told as each is ready.
 */
const FOR_NOTHING: Readonly<Record<string, string>> = {
  'enrolment.extended until': 'ميعاده الأصلي',
  'enrolment.unit_extended until': 'ميعادها الأصلي',
  'team.grades_changed servedGrades': 'كل السنين',
  'announcement.published grade': 'كل السنين',
  'announcement.published course': 'كل الكورسات',
  'quiz.results_time_set resultsAt': 'أول ما تجهز',
  'quiz.answer_marked comments': 'من غير تعليق',
};

/** A value of an event as people say it. */
export function valueText(telling: Telling, key: string, value: unknown): string {
  const { kind, names, digits } = telling;
  if (value === null || value === undefined || value === '') return FOR_NOTHING[`${kind} ${key}`] ?? 'فاضي';
  if (typeof value === 'boolean') return value ? 'أيوه' : 'لأ';
  const measured = typeof value === 'number' ? MEASURES[key]?.(value, digits) : undefined;
  if (measured !== undefined) return measured;
  const thing = typeof value === 'number' ? thingNamedBy(kind, key) : null;
  if (thing && typeof value === 'number') {
    return names[thingKey(thing, value)] ?? `رقم ${formatNumber(value, digits)}، ومش موجود دلوقتي`;
  }
  if (typeof value === 'number') return formatCount(value, digits, 'up-to-one');
  if (Array.isArray(value)) return value.map((each) => valueText(telling, key, each)).join('، ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(
        ([inner, each]) =>
          `${isGrade(inner) ? gradeLabel(inner, 'short') : fieldName(inner)}: ${valueText(telling, inner, each)}`,
      )
      .join('، ');
  }
  const text = String(value);
  if (key === 'role' && text in STAFF_ROLES) return STAFF_ROLES[text as keyof typeof STAFF_ROLES].name;
  if (FILES[key]) return FILES[key];
  if (MARKS.has(key)) return text.replace(/\d+/g, (marks) => formatCount(Number(marks), digits));
  const word = VALUE_WORDS[key]?.[text];
  if (word) return word;
  if (isGrade(text)) return gradeLabel(text, 'short');
  return MOMENT.test(text) ? exactMoment(text, digits) : text;
}
