import type { CountedNoun } from './plural.ts';

/**
 * A noun by its singular and its plural. The dual follows from the singular (يوم، يومين; ورقة، ورقتين) where a third
 * word does not say otherwise.
 *
 * @__NO_SIDE_EFFECTS__
 */
function noun(one: string, few: string, two = `${one.replace(/ة$/, 'ت')}ين`): CountedNoun {
  return { one, two, few };
}

export const YEAR = noun('سنة', 'سنين');
export const DAY = noun('يوم', 'أيام');
export const HOUR = noun('ساعة', 'ساعات');
export const MINUTE = noun('دقيقة', 'دقايق');
export const SECOND = noun('ثانية', 'ثواني');
export const COURSE = noun('كورس', 'كورسات');
export const UNIT = noun('وحدة', 'وحدات');
export const LECTURE = noun('محاضرة', 'محاضرات');
export const LESSON = noun('درس', 'دروس');
/** A lesson as it lies on a phone, as the press that keeps it calls it. */
export const KEPT_LESSON = noun('حصة', 'حصص');
export const VIDEO = noun('فيديو', 'فيديوهات', 'فيديوهين');
export const EXAM = noun('امتحان', 'امتحانات');
export const QUESTION = noun('سؤال', 'أسئلة');
export const ANSWER = noun('إجابة', 'إجابات');
export const CHOICE = noun('اختيار', 'اختيارات');
export const RIGHT_ANSWER = noun('إجابة صح', 'إجابات صح', 'إجابتين صح');
export const WORD = noun('كلمة', 'كلمات');
/** What a student handed in. */
export const PAPER = noun('ورقة', 'ورقات');
/** The same while nobody has marked it. */
export const WAITING_PAPER = noun('ورقة مستنية', 'ورقات مستنية', 'ورقتين مستنيين');
export const MISTAKE = noun('غلطة', 'غلطات');
/** A question of a marked paper that was left empty, counted behind the mistakes: «غلطتين و٣ فاضيين». */
export const LEFT_EMPTY = noun('سؤال فاضي', 'فاضيين', 'سؤالين فاضيين');
export const NOTE = noun('ملاحظة', 'ملاحظات');
export const MARK = noun('درجة', 'درجات');
export const BOOK = noun('كتاب', 'كتب');
/** What a course is praised for. */
export const FEATURE = noun('ميزة', 'مميزات');
export const STUDENT = noun('طالب', 'طلاب');
export const CODE = noun('كود', 'أكواد');
export const ACCOUNT = noun('حساب', 'حسابات');
export const CARD = noun('كارت', 'كروت');
/** Of codes. */
export const BATCH = noun('دفعة', 'دفعات');
export const DEVICE = noun('جهاز', 'أجهزة');
/** A digit of a phone number, as in «ناقص رقمين». */
export const NUMERAL = noun('رقم', 'أرقام');
export const LETTER = noun('حرف', 'حروف');
export const TRY = noun('محاولة', 'محاولات');
export const TIME = noun('مرة', 'مرات');
export const RESULT = noun('نتيجة', 'نتايج');
export const PICTURE = noun('صورة', 'صور');
/** A mail. */
export const MAIL = noun('رسالة', 'رسايل');
export const FILE = noun('ملف', 'ملفات');
/** A row of a table, as in a file or an export. */
export const ROW = noun('سطر', 'سطور');
