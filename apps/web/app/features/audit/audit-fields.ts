import { thingKey, thingNamedBy } from '@hessa/rules/audit/named-things';
import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { fileSize } from '../../teach-shell/files/file-size.ts';
import { STAFF_ROLES } from '../../teach-shell/frame/staff-roles.ts';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';
import { LESSON_LOOKS } from '../../ui/lesson/lesson-looks.ts';

/** What the fields of events are called. One that is not here shows under its own name. */
const FIELD_NAMES: Record<string, string> = {
  name: 'الاسم',
  role: 'الدور',
  phone: 'الموبايل',
  parentPhone: 'ولي الأمر',
  email: 'الإيميل',
  grade: 'السنة',
  note: 'الملاحظة',
  disabled: 'مقفول',
  reason: 'السبب',
  seen: 'اللي باين في التسريب',
  second: 'الثانية',
  day: 'اليوم',
  seller: 'البيّاع',
  receipt: 'الإيصال',
  amountPiastres: 'المبلغ بالقرش',
  changePiastres: 'الفرق بالقرش',
  first: 'من كارت',
  last: 'لحد كارت',
  freed: 'أجهزة اتفضّت',
  courseId: 'الكورس',
  unitId: 'الوحدة',
  lessonId: 'الدرس',
  batchId: 'الدفعة',
  batch: 'الدفعة',
  serial: 'رقم الكارت',
  course: 'الكورس',
  unit: 'الوحدة',
  lesson: 'الدرس',
  quiz: 'الامتحان',
  resource: 'الملف',
  book: 'الكتاب',
  text: 'الكلام',
  students: 'الطلبة',
  grades: 'كام في كل سنة',
  fileName: 'اسم الملف',
  byteLength: 'الحجم',
  bytes: 'الحجم',
  files: 'عدد الملفات',
  missingFiles: 'ملفات ناقصة',
  purpose: 'علشان',
  what: 'إيه هو',
  why: 'ليه',
  ended: 'أجهزة خرج منها',
  keyTime: 'الإجابات بتظهر',
  mode: 'الصورة',
  minutes: 'الدقايق',
  decision: 'القرار',
  lessons: 'عدد الدروس',
  questions: 'عدد الأسئلة',
  version: 'النسخة',
  papers: 'ورق اتصحّح',
  up: 'درجات زادت',
  down: 'درجات قلّت',
  same: 'درجات زي ما هي',
  untouched: 'ورق ما اتلمسش',
  correctCount: 'إجابات صح',
  total: 'من',
  submittedAt: 'اتسلّم',
  forgotten: 'البيانات اتمسحت',
  youTubeId: 'فيديو يوتيوب',
  durationSeconds: 'طول الفيديو بالثواني',
  order: 'الترتيب',
  state: 'الحالة',
  term: 'الترم',
  type: 'النوع',
  kind: 'النوع',
  url: 'اللينك',
  score: 'الدرجة',
  skipped: 'اتساب',
  gone: 'مش موجودين',
  times: 'كام مرة في اليوم لحد دلوقتي',
  asked: 'اتطلب حساب',
  until: 'لحد',
  enrolledAt: 'مشترك من',
  count: 'العدد',
  rows: 'عدد السطور',
  from: 'من',
  to: 'إلى',
  title: 'العنوان',
  description: 'الوصف',
  price: 'السعر',
  guardianConsent: 'موافقة ولي الأمر',
  titleLatin: 'العنوان بالإنجليزي',
  level: 'المستوى',
  pricePiastres: 'السعر بالقرش',
  imagePath: 'الصورة',
  active: 'ظاهر',
  hidden: 'مخفي',
  appearsAt: 'بيظهر من',
  nameLatin: 'الاسم بالإنجليزي',
  mark: 'حروف اللوجو',
  tagline: 'الجملة اللي تحت الاسم',
  credit: 'سطر آخر الصفحة',
  teacher: 'المستر',
  subject: 'المادة',
  qualification: 'المؤهل',
  experience: 'الخبرة',
  motto: 'كلمته',
  photoPath: 'صورته',
  biography: 'عنه',
  credentials: 'الشهادات',
  teachingStyle: 'بنشرح إزاي',
  subjects: 'بنذاكر إيه',
  statistics: 'الأرقام',
  value: 'الرقم',
  label: 'الكلمة',
  digits: 'شكل الأرقام',
  confirmEmailRequired: 'تأكيد الإيميل',
  supportNumber: 'رقم الدعم',
  topStudentsShown: 'لوحة الشرف',
  honourGrades: 'سنين لوحة الشرف',
  servedGrades: 'السنين',
  watermarkOverYouTube: 'العلامة فوق يوتيوب',
  dropsOriginals: 'مسح الفيديو الأصلي بعد التجهيز',
  splash: 'شاشة البداية',
  colours: 'الألوان',
  whatsAppNumber: 'الواتساب',
  facebookPage: 'الفيسبوك',
  youTubeChannel: 'اليوتيوب',
  tiktokChannel: 'تيك توك',
};

/** Not for people: which wording of a form was shown, who is already named in the line. */
const HIDDEN = new Set([
  'consentStatement',
  'invitedBy',
  'job',
  'before',
  'after',
  // Said by a name, or of no use to anybody who reads.
  'announcement',
  'codeId',
  'media',
  'mediaId',
  'selected',
  'unitName',
]);

const LESSON_WORDS = Object.fromEntries(Object.entries(LESSON_LOOKS).map(([kind, { word }]) => [kind, word]));

const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  purpose: {
    cover: 'غلاف كورس',
    'book-cover': 'غلاف كتاب',
    portrait: 'صورة المستر',
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
  why: { sale: 'بيع', replacement: 'بدل كارت تالف' },
  mode: { board: 'سبورة أو شاشة', camera: 'كاميرا' },
  decision: { accepted: 'اتحسبت', refused: 'ما اتحسبتش' },
  keyTime: { 'hand-in': 'أول ما يسلّم', 'window-end': 'لما وقت الوحدة يخلص' },
  type: { ...LESSON_WORDS, file: 'ملف', link: 'لينك' },
  state: { draft: 'مسودة', published: 'منشور', archived: 'في الأرشيف' },
};

export interface ShownField {
  name: string;
  /** Null where nothing was, or where the event is no change. */
  before: string | null;
  after: string;
}

export interface ToldEvent {
  kind: string;
  details: Record<string, unknown>;
  /** What things are called, by `thingKey`. */
  names: Readonly<Record<string, string>>;
}

/** The fields of an event as lines of «اسم: قبل ← بعد», in the order they were written. */
export function auditFields({ kind, details, names }: ToldEvent, digits: DigitStyle): ShownField[] {
  const shownValue = (key: string, value: unknown) => valueText({ kind, names, digits }, key, value);
  const before = fieldsOf(details.before);
  const after = fieldsOf(details.after);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => ({
    name: fieldName(key),
    before: key in before || details.before !== undefined ? shownValue(key, before[key]) : null,
    after: shownValue(key, after[key]),
  }));
  const plain = Object.entries(details)
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, value]) => ({ name: fieldName(key), before: null, after: shownValue(key, value) }));
  return [...changed, ...plain];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function fieldName(key: string): string {
  return FIELD_NAMES[key] ?? key;
}

const SIZES = new Set(['bytes', 'byteLength']);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

interface Telling extends Pick<ToldEvent, 'kind' | 'names'> {
  digits: DigitStyle;
}

/** Where none was named all are meant: of an assistant's grades, and of whom a message on the board speaks to. */
const FOR_ALL: Readonly<Record<string, string>> = {
  'team.grades_changed servedGrades': 'كل السنين',
  'announcement.published grade': 'كل السنين',
  'announcement.published course': 'كل الكورسات',
};

function valueText(telling: Telling, key: string, value: unknown): string {
  const { kind, names, digits } = telling;
  if (value === null || value === undefined || value === '') return FOR_ALL[`${kind} ${key}`] ?? 'فاضي';
  if (typeof value === 'boolean') return value ? 'أيوه' : 'لأ';
  if (typeof value === 'number' && SIZES.has(key)) return fileSize(value, digits);
  const thing = typeof value === 'number' ? thingNamedBy(kind, key) : null;
  if (thing && typeof value === 'number') {
    return names[thingKey(thing, value)] ?? `رقم ${formatNumber(value, digits)}، ومش موجود دلوقتي`;
  }
  if (typeof value === 'number') return formatNumber(value, digits, Number.isInteger(value) ? 'none' : 'two');
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
  const word = VALUE_WORDS[key]?.[text];
  if (word) return word;
  if (isGrade(text)) return gradeLabel(text, 'short');
  return MOMENT.test(text) ? exactMoment(text, digits) : text;
}
