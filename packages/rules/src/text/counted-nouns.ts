import type { CountedNoun } from './plural.ts';

export const DAY: CountedNoun = { one: 'يوم', two: 'يومين', few: 'أيام' };
export const HOUR: CountedNoun = { one: 'ساعة', two: 'ساعتين', few: 'ساعات' };
export const MINUTE: CountedNoun = { one: 'دقيقة', two: 'دقيقتين', few: 'دقايق' };
export const SECOND: CountedNoun = { one: 'ثانية', two: 'ثانيتين', few: 'ثواني' };
export const COURSE: CountedNoun = { one: 'كورس', two: 'كورسين', few: 'كورسات' };
export const UNIT: CountedNoun = { one: 'وحدة', two: 'وحدتين', few: 'وحدات' };
export const LECTURE: CountedNoun = { one: 'محاضرة', two: 'محاضرتين', few: 'محاضرات' };
export const LESSON: CountedNoun = { one: 'درس', two: 'درسين', few: 'دروس' };
export const EXAM: CountedNoun = { one: 'امتحان', two: 'امتحانين', few: 'امتحانات' };
export const QUESTION: CountedNoun = { one: 'سؤال', two: 'سؤالين', few: 'أسئلة' };
/** What a student handed in. */
export const PAPER: CountedNoun = { one: 'ورقة', two: 'ورقتين', few: 'ورقات' };
export const MISTAKE: CountedNoun = { one: 'غلطة', two: 'غلطتين', few: 'غلطات' };
export const NOTE: CountedNoun = { one: 'ملاحظة', two: 'ملاحظتين', few: 'ملاحظات' };
export const MARK: CountedNoun = { one: 'درجة', two: 'درجتين', few: 'درجات' };
export const BOOK: CountedNoun = { one: 'كتاب', two: 'كتابين', few: 'كتب' };
export const STUDENT: CountedNoun = { one: 'طالب', two: 'طالبين', few: 'طلاب' };
export const CODE: CountedNoun = { one: 'كود', two: 'كودين', few: 'أكواد' };
export const CARD: CountedNoun = { one: 'كارت', two: 'كارتين', few: 'كروت' };
export const DEVICE: CountedNoun = { one: 'جهاز', two: 'جهازين', few: 'أجهزة' };
/** A digit of a phone number, as in «ناقص رقمين». */
export const NUMERAL: CountedNoun = { one: 'رقم', two: 'رقمين', few: 'أرقام' };
export const RESULT: CountedNoun = { one: 'نتيجة', two: 'نتيجتين', few: 'نتايج' };
export const FILE: CountedNoun = { one: 'ملف', two: 'ملفين', few: 'ملفات' };
/** A row of a table, as in an export. */
export const ROW: CountedNoun = { one: 'سطر', two: 'سطرين', few: 'سطور' };
