import { describe, expect, test } from 'vitest';
import * as nouns from './counted-nouns.ts';
import { type CountedNoun, countedNoun } from './plural.ts';

/** One, two, and what stands after 3 to 10, in words that nobody derived. */
const SAID: Record<keyof typeof nouns, readonly [string, string, string]> = {
  YEAR: ['سنة', 'سنتين', 'سنين'],
  DAY: ['يوم', 'يومين', 'أيام'],
  HOUR: ['ساعة', 'ساعتين', 'ساعات'],
  MINUTE: ['دقيقة', 'دقيقتين', 'دقايق'],
  SECOND: ['ثانية', 'ثانيتين', 'ثواني'],
  COURSE: ['كورس', 'كورسين', 'كورسات'],
  UNIT: ['وحدة', 'وحدتين', 'وحدات'],
  LECTURE: ['محاضرة', 'محاضرتين', 'محاضرات'],
  LESSON: ['درس', 'درسين', 'دروس'],
  KEPT_LESSON: ['حصة', 'حصتين', 'حصص'],
  VIDEO: ['فيديو', 'فيديوهين', 'فيديوهات'],
  EXAM: ['امتحان', 'امتحانين', 'امتحانات'],
  QUESTION: ['سؤال', 'سؤالين', 'أسئلة'],
  ANSWER: ['إجابة', 'إجابتين', 'إجابات'],
  CHOICE: ['اختيار', 'اختيارين', 'اختيارات'],
  RIGHT_ANSWER: ['إجابة صح', 'إجابتين صح', 'إجابات صح'],
  WORD: ['كلمة', 'كلمتين', 'كلمات'],
  PAPER: ['ورقة', 'ورقتين', 'ورقات'],
  WAITING_PAPER: ['ورقة مستنية', 'ورقتين مستنيين', 'ورقات مستنية'],
  MISTAKE: ['غلطة', 'غلطتين', 'غلطات'],
  LEFT_EMPTY: ['سؤال فاضي', 'سؤالين فاضيين', 'فاضيين'],
  NOTE: ['ملاحظة', 'ملاحظتين', 'ملاحظات'],
  MARK: ['درجة', 'درجتين', 'درجات'],
  BOOK: ['كتاب', 'كتابين', 'كتب'],
  FEATURE: ['ميزة', 'ميزتين', 'مميزات'],
  STUDENT: ['طالب', 'طالبين', 'طلاب'],
  ACCOUNT: ['حساب', 'حسابين', 'حسابات'],
  CODE: ['كود', 'كودين', 'أكواد'],
  CARD: ['كارت', 'كارتين', 'كروت'],
  BATCH: ['دفعة', 'دفعتين', 'دفعات'],
  DEVICE: ['جهاز', 'جهازين', 'أجهزة'],
  NUMERAL: ['رقم', 'رقمين', 'أرقام'],
  LETTER: ['حرف', 'حرفين', 'حروف'],
  TRY: ['محاولة', 'محاولتين', 'محاولات'],
  TIME: ['مرة', 'مرتين', 'مرات'],
  RESULT: ['نتيجة', 'نتيجتين', 'نتايج'],
  PICTURE: ['صورة', 'صورتين', 'صور'],
  MAIL: ['رسالة', 'رسالتين', 'رسايل'],
  FILE: ['ملف', 'ملفين', 'ملفات'],
  ROW: ['سطر', 'سطرين', 'سطور'],
};

describe('every noun that is counted on a screen, in a mail or on paper', () => {
  test('has its place in this table', () => {
    expect(Object.keys(SAID).sort()).toEqual(Object.keys(nouns).sort());
  });

  const byName = new Map<string, CountedNoun>(Object.entries(nouns));

  test.each(Object.entries(SAID))('%s, from 0 to 12, 100 and 1000 [DESK-90, DESK-217]', (name, [one, two, few]) => {
    const counts = [...Array(13).keys(), 100, 1000];
    const noun = byName.get(name) as CountedNoun;
    expect(counts.map((count) => countedNoun(count, noun))).toEqual([
      `صفر ${one}`,
      one,
      two,
      ...['٣', '٤', '٥', '٦', '٧', '٨', '٩', '١٠'].map((number) => `${number} ${few}`),
      ...['١١', '١٢', '١٠٠', '١٬٠٠٠'].map((number) => `${number} ${one}`),
    ]);
  });
});
