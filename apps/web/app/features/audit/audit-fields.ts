import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { STAFF_ROLES } from '../../teach-shell/frame/staff-roles.ts';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';

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
  freed: 'أجهزة اتفضّت',
  courseId: 'رقم الكورس',
  unitId: 'رقم الوحدة',
  lessonId: 'رقم الدرس',
  codeId: 'رقم الكود',
  batchId: 'رقم الدفعة',
  serial: 'المسلسل',
  course: 'رقم الكورس',
  unit: 'رقم الوحدة',
  lesson: 'رقم الدرس',
  quiz: 'رقم الامتحان',
  resource: 'رقم الملف',
  book: 'رقم الكتاب',
  announcement: 'رقم الرسالة',
  order: 'الترتيب',
  state: 'الحالة',
  term: 'الترم',
  type: 'النوع',
  kind: 'النوع',
  url: 'اللينك',
  score: 'الدرجة',
  skipped: 'اتساب',
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
  watermarkOverYouTube: 'العلامة فوق يوتيوب',
  splash: 'شاشة البداية',
  colours: 'الألوان',
  whatsAppNumber: 'الواتساب',
  facebookPage: 'الفيسبوك',
  youTubeChannel: 'اليوتيوب',
  tiktokChannel: 'تيك توك',
};

/** Not for people: which wording of a form was shown, who is already named in the line. */
const HIDDEN = new Set(['consentStatement', 'invitedBy', 'job', 'before', 'after']);

export interface ShownField {
  name: string;
  /** Null where nothing was, or where the event is no change. */
  before: string | null;
  after: string;
}

/** The fields of an event as lines of «اسم: قبل ← بعد», in the order they were written. */
export function auditFields(details: Record<string, unknown>, digits: DigitStyle): ShownField[] {
  const before = fieldsOf(details.before);
  const after = fieldsOf(details.after);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => ({
    name: fieldName(key),
    before: key in before || details.before !== undefined ? shownValue(key, before[key], digits) : null,
    after: shownValue(key, after[key], digits),
  }));
  const plain = Object.entries(details)
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, value]) => ({ name: fieldName(key), before: null, after: shownValue(key, value, digits) }));
  return [...changed, ...plain];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function fieldName(key: string): string {
  return FIELD_NAMES[key] ?? key;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function shownValue(key: string, value: unknown, digits: DigitStyle): string {
  if (value === null || value === undefined || value === '') return 'فاضي';
  if (typeof value === 'boolean') return value ? 'أيوه' : 'لأ';
  if (typeof value === 'number') return formatNumber(value, digits, Number.isInteger(value) ? 'none' : 'two');
  if (Array.isArray(value)) return value.map((each) => shownValue(key, each, digits)).join('، ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([inner, each]) => `${fieldName(inner)}: ${shownValue(inner, each, digits)}`)
      .join('، ');
  }
  const text = String(value);
  if (key === 'role' && text in STAFF_ROLES) return STAFF_ROLES[text as keyof typeof STAFF_ROLES].name;
  if (isGrade(text)) return gradeLabel(text, 'short');
  return MOMENT.test(text) ? exactMoment(text, digits) : text;
}
